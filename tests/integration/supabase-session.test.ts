import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { createBackend } from "../../client/pages/create-blog-demo/backend.ts";
import { loadConfig, withDatabase } from "../../server/config/config.ts";
import { createSupabaseClient } from "../../server/supabase/client.ts";
import { createDatabase } from "../support/database.ts";
import { perTest } from "../support/fixtures.ts";
import { buildGateway, urlOf } from "../support/gateway.ts";
import { insertPosts } from "../support/posts.ts";

const credentials = {
	email: "editor@example.com",
	password: "correct horse battery staple",
};

/** A gateway, and a session that began at Supabase Auth itself. */
async function buildWithEditor() {
	const database = perTest(await createDatabase());
	const config = withDatabase(loadConfig({}), database.url);
	const app = perTest(await buildGateway(config));
	await insertPosts(database.url, [{ slug: "bir" }, { status: "draft", slug: "iki" }]);
	await app.passwords?.set(credentials.email, credentials.password);
	const direct = createSupabaseClient(app.supabaseApi, app.supabaseAnonKey);
	const { data } = await direct.auth.signInWithPassword(credentials);
	if (!data.session) throw new Error("There is no session");
	const address = urlOf(app.server);
	const { auth } = createClient(address, app.supabaseAnonKey, {
		auth: { persistSession: false, autoRefreshToken: false },
	});
	return { address, auth, session: data.session };
}

test("the browser's own client takes a session up, uses, renews and ends it, without a key", async () => {
	const { address, session } = await buildWithEditor();
	const client = await createBackend(new URL(address));
	const { data: posts } = await client.from("blog_posts").select("slug");
	expect(posts).toEqual([{ slug: "bir" }]);
	expect((await client.auth.setSession(session)).error).toBeNull();
	expect((await client.auth.refreshSession()).error).toBeNull();
	const { data } = await client.auth.getUser();
	expect(data.user?.email).toBe(credentials.email);
	const signedIn = await client.from("blog_posts").select("slug");
	expect(signedIn.data).toEqual([{ slug: "bir" }]);
	expect((await client.auth.signOut()).error).toBeNull();
	const headers = { authorization: `Bearer ${session.access_token}` };
	expect((await fetch(`${address}/auth/v1/user`, { headers })).status).toBe(403);
});

test("sign-in and sign-up through the gateway are refused with an error that supabase-js understands", async () => {
	const { auth } = await buildWithEditor();
	const refused = { status: 404, code: "not_found", message: "Not found" };
	const signedIn = await auth.signInWithPassword(credentials);
	expect(signedIn.error).toMatchObject(refused);
	const signedUp = await auth.signUp({ ...credentials, email: "a@b.example" });
	expect(signedUp.error).toMatchObject(refused);
	const renew = (refresh_token: string) => auth.refreshSession({ refresh_token });
	for (let count = 0; count < 10; count += 1) await renew(`wrong ${count}`);
	expect((await renew("one more")).error).toMatchObject({
		status: 429,
		code: "over_request_rate_limit",
	});
});
