import { expect, test } from "vitest";
import { supabaseUrls } from "../../server/config/supabase-urls.ts";

const PARTS = {
	SUPABASE_REST_URL: "http://rest:3000",
	SUPABASE_AUTH_URL: "http://auth:9999/",
	SUPABASE_FUNCTIONS_URL: "http://functions:9000",
};

test("a project's parts are below its URL", () => {
	const SUPABASE_URL = "https://x.supabase.co/";
	expect(supabaseUrls({ SUPABASE_URL })).toEqual({
		rest: "https://x.supabase.co/rest/v1",
		auth: "https://x.supabase.co/auth/v1",
		functions: "https://x.supabase.co/functions/v1",
	});
});

test("a part may have a URL of its own", () => {
	const SUPABASE_URL = "https://x.supabase.co";
	expect(supabaseUrls({ SUPABASE_URL, SUPABASE_REST_URL: "http://rest:3000/" })).toMatchObject({
		rest: "http://rest:3000",
		auth: "https://x.supabase.co/auth/v1",
	});
});

test("without a project all parts are needed", () => {
	expect(supabaseUrls(PARTS)).toEqual({
		rest: "http://rest:3000",
		auth: "http://auth:9999",
		functions: "http://functions:9000",
	});
	const { SUPABASE_AUTH_URL: _, ...rest } = PARTS;
	expect(supabaseUrls(rest)).toBeUndefined();
});
