import { expect, test } from "vitest";
import { testBrowserSite } from "../support/browser-site.ts";

/** supabase-js as one script, for pages that know no modules. */
const SUPABASE_JS = "node_modules/@supabase/supabase-js/dist/umd/supabase.js";

const site = testBrowserSite();

test("supabase-js in a page can read posts, but not write them", async () => {
	const { page, hydrated } = await site.visit("/create-blog-demo");
	await page.route("**/supabase-js.js", (route) =>
		route.fulfill({ path: SUPABASE_JS, contentType: "text/javascript" }),
	);
	await hydrated();
	await page.addScriptTag({ url: `${site.url}/supabase-js.js` });
	const result = await page.evaluate(async (address) => {
		// @ts-expect-error the library's script declares this global.
		const client = supabase.createClient(address, "no-key", {
			global: {
				fetch: (input: RequestInfo, init: RequestInit) => {
					const headers = new Headers(init.headers);
					headers.delete("apikey");
					headers.delete("authorization");
					return fetch(input, { ...init, headers });
				},
			},
		});
		const posts = () => client.from("blog_posts");
		const list = await posts()
			.select("slug, status", { count: "exact" })
			.eq("language", "tr")
			.order("published_at", { ascending: false })
			.range(0, 1);
		const one = await posts()
			.select("slug")
			.eq("slug", list.data[0].slug)
			.eq("language", "tr")
			.maybeSingle();
		const removed = await posts().delete().eq("language", "tr");
		const called = await client.rpc("create_blog_post", { post: {} });
		const invoked = await client.functions.invoke("create-blog-post", {
			body: { title: "Mine" },
		});
		return {
			listed: list.data,
			count: list.count,
			found: one.data,
			removed: removed.status,
			called: called.status,
			invoked: invoked.error?.context.status,
		};
	}, site.url);
	expect(result.listed).toHaveLength(2);
	expect(result.count).toBeGreaterThan(2);
	expect(result.found).toEqual({ slug: result.listed[0].slug });
	expect(result).toMatchObject({ removed: 404, called: 404, invoked: 401 });
});
