import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test } from "vitest";
import { createBackend } from "../../client/pages/create-blog-demo/backend.ts";
import { loadConfig, withDatabase } from "../../server/config/config.ts";
import { withClient } from "../../server/database/with-client.ts";
import { createDatabase } from "../support/database.ts";
import { addressOf, buildGateway } from "../support/gateway.ts";
import { insertPosts } from "../support/posts.ts";

const credentials = {
	email: "editor@example.com",
	password: "correct horse battery staple",
};

/** The password hashed with bcrypt at its lowest cost. */
const PASSWORD_HASH =
	"$2b$04$AfMM9vg4wBry3hk3/bOanOljfmWdZ./vrFuCLc8edPbxdNpVkGhi6";

async function buildWithEditor() {
	const database = await createDatabase();
	const config = withDatabase(loadConfig({}), database.url);
	const app = await buildGateway(config);
	onTestFinished(async () => {
		await app.close();
		await database.drop();
	});
	await insertPosts(database.url, [
		{ slug: "bir" },
		{ status: "draft", slug: "iki" },
	]);
	await withClient(database.url, (client) =>
		client.query(
			`insert into auth.users (id, email, encrypted_password, email_confirmed_at)
			values (gen_random_uuid(), $1, $2, now())`,
			[credentials.email, PASSWORD_HASH],
		),
	);
	const address = addressOf(app.server);
	const { auth } = createClient(address, app.supabaseAnonKey, {
		auth: { persistSession: false, autoRefreshToken: false },
	});
	return { address, auth };
}

test("a session can be begun, used, renewed and ended", async () => {
	const { address, auth } = await buildWithEditor();
	const { data } = await auth.signInWithPassword(credentials);
	const authorization = `Bearer ${data.session?.access_token}`;
	expect((await auth.getUser()).data.user?.email).toBe(credentials.email);

	const posts = await fetch(`${address}/rest/v1/blog_posts?select=slug`, {
		headers: { authorization },
	});
	expect(await posts.json()).toEqual([{ slug: "bir" }]);

	const renewed = await auth.refreshSession();
	expect(renewed.data.session?.refresh_token).toBeDefined();
	expect((await auth.signOut()).error).toBeNull();
	const user = await fetch(`${address}/auth/v1/user`, {
		headers: { authorization },
	});
	expect(user.status).toBe(403);
});

test("the browser's own client needs no key for any of it", async () => {
	const { address } = await buildWithEditor();
	const client = await createBackend(new URL(address));
	const { data: posts } = await client.from("blog_posts").select("slug");
	expect(posts).toEqual([{ slug: "bir" }]);
	expect((await client.auth.signInWithPassword(credentials)).error).toBeNull();
	expect((await client.auth.refreshSession()).error).toBeNull();
	const { data } = await client.auth.getUser();
	expect(data.user?.email).toBe(credentials.email);
	const signedIn = await client.from("blog_posts").select("slug");
	expect(signedIn.data).toEqual([{ slug: "bir" }]);
	expect((await client.auth.signOut()).error).toBeNull();
});

test("a wrong password is refused, and after ten the address has to wait", async () => {
	const { auth } = await buildWithEditor();
	const wrong = { ...credentials, password: "wrong" };
	const tries = 10;
	for (let count = 0; count < tries; count += 1) {
		const { error } = await auth.signInWithPassword(wrong);
		expect(error?.code).toBe("invalid_credentials");
	}
	const { error } = await auth.signInWithPassword(credentials);
	expect(error?.status).toBe(429);
});
