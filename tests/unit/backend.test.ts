import { RealtimeClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBackend, sessionKey } from "../../client/pages/create-blog-demo/backend.ts";

/** A site for each test: supabase-js warns of two clients that share a storage key. */
const siteOf = (label: string) => new URL(`https://${label}.vitrin.example`);

/** An access token as supabase-js reads it; nobody checks its signature here. */
const accessToken = (name: string) =>
	[{ alg: "HS256" }, { sub: "1", exp: 4_000_000_000, name }, "signature"]
		.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
		.join(".");

const session = (name: string, expiresIn = 3600) => ({
	access_token: accessToken(name),
	refresh_token: `refresh ${name}`,
	token_type: "bearer",
	expires_in: expiresIn,
	expires_at: Math.round(Date.now() / 1000) + expiresIn,
	user: { id: "1", email: "editor@vitrin.example" },
});

/** A backend that signs in and renews, and keeps what it was asked. */
function fakeBackend() {
	const requests: Request[] = [];
	const send: typeof fetch = async (input, init) => {
		const request = new Request(input, init);
		requests.push(request);
		const { searchParams } = new URL(request.url);
		const grant = searchParams.get("grant_type");
		if (grant === "password") return Response.json(session("first"));
		if (grant === "refresh_token") return Response.json(session("second"));
		return Response.json([]);
	};
	return { requests, send };
}

const setAuth = vi.spyOn(RealtimeClient.prototype, "setAuth");

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
		removeItem: (key: string) => kept.delete(key),
	});
	// supabase-js uses the browser's storage where there is a window with a document.
	vi.stubGlobal("document", { visibilityState: "visible" });
	vi.stubGlobal("window", { addEventListener() {}, removeEventListener() {} });
	setAuth.mockClear();
});
afterEach(() => {
	vi.unstubAllGlobals();
});

/** What the storage has for a site, if anything. */
const kept = (label: string) =>
	JSON.parse(localStorage.getItem(`sb-${label}-auth-token`) ?? "null");

const credentials = { email: "editor@vitrin.example", password: "secret" };

describe("the browser's session", () => {
	it.each([
		["https://www.vitrin.example", "sb-www-auth-token"],
		["https://vitrin.example", "sb-vitrin-auth-token"],
		["http://localhost:3000", "sb-localhost-auth-token"],
	])("of %s is stored as %s", (address, key) => {
		expect(sessionKey(new URL(address))).toBe(key);
	});

	it("persists, and reaches the realtime connection on sign-in, renewal and sign-out", async () => {
		const { send } = fakeBackend();
		const { auth } = await createBackend(siteOf("lasting"), send);
		await auth.signInWithPassword(credentials);
		expect(kept("lasting")).toMatchObject({
			access_token: accessToken("first"),
		});
		expect(setAuth).toHaveBeenLastCalledWith(accessToken("first"));

		await auth.refreshSession();
		expect(kept("lasting")).toMatchObject({
			access_token: accessToken("second"),
		});
		expect(setAuth).toHaveBeenLastCalledWith(accessToken("second"));

		await auth.signOut();
		expect(kept("lasting")).toBeNull();
		expect(setAuth).toHaveBeenLastCalledWith();
		await auth.stopAutoRefresh();
	});

	it("that has expired since the last visit is renewed by itself", async () => {
		localStorage.setItem("sb-expired-auth-token", JSON.stringify(session("old", -60)));
		const { requests, send } = fakeBackend();
		const { auth } = await createBackend(siteOf("expired"), send);
		const { data } = await auth.getSession();
		expect(data.session?.access_token).toBe(accessToken("second"));
		expect(requests.map(({ url }) => url)).toEqual([
			"https://expired.vitrin.example/auth/v1/token?grant_type=refresh_token",
		]);
		await vi.waitFor(() => expect(setAuth).toHaveBeenLastCalledWith(accessToken("second")));
		await auth.stopAutoRefresh();
	});

	it("sends its token, and no key", async () => {
		const { requests, send } = fakeBackend();
		const client = await createBackend(siteOf("tokens"), send);
		const headers = () => {
			const request = requests.at(-1);
			return ["apikey", "authorization"].map((name) => request?.headers.get(name));
		};
		await client.from("blog_posts").select("slug");
		expect(headers()).toEqual([null, null]);
		await client.functions.invoke("create-blog-post", { body: {} });
		expect(requests.at(-1)?.url).toBe(
			"https://tokens.vitrin.example/functions/v1/create-blog-post",
		);
		expect(headers()).toEqual([null, null]);

		await client.auth.signInWithPassword(credentials);
		expect(headers()).toEqual([null, null]);
		await client.from("blog_posts").select("slug");
		expect(headers()).toEqual([null, `Bearer ${accessToken("first")}`]);
		await client.auth.stopAutoRefresh();
	});
});
