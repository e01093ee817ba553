import supertest from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGUAGES } from "../../client/i18n/languages.ts";
import { PAGE_KEYS, pageFor, pathFor } from "../../client/i18n/paths.ts";
import { insertPosts } from "../support/posts.ts";
import { schemaOrgProblems } from "../support/schema-org.ts";
import { startSite } from "../support/site-app.ts";

let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
	site = await startSite();
	await insertPosts(site.databaseUrl, [
		{ slug: "dolu", excerpt: "Özet", tags: ["crm"], cover_image_url: "/a.png" },
		{ slug: "yalin" },
	]);
});
afterAll(() => site.close());

async function textOf(path: string): Promise<string> {
	const { status, text } = await supertest(site.app.server).get(path);
	expect({ path, status }).toEqual({ path, status: 200 });
	return text;
}

/** The structured data of a document. */
const dataIn = (html: string): object[] =>
	[...html.matchAll(/application\/ld\+json">(.*?)<\/script>/gs)].map(
		([, json = ""]) => JSON.parse(json),
	);

/** The pages with a slug that a page leads to; its language menu may name some that do not exist. */
const slugLinksIn = (html: string): string[] =>
	[
		...(/<main.*<\/main>/s.exec(html)?.[0] ?? "").matchAll(
			/href="(\/[^"#?]*)"/g,
		),
	].flatMap(([, path = ""]) => {
		return pageFor(path)?.slug ? [path] : [];
	});

/** Milliseconds; every page of the site is rendered and compressed once. */
const WITHIN = 90_000;

it(
	"is valid on every page of the site, and there where it belongs",
	async () => {
		const paths = new Set(
			PAGE_KEYS.filter((page) => !pathFor(page, "tr", "x").endsWith("/x"))
				.flatMap((page) => LANGUAGES.map((language) => pathFor(page, language)))
				.concat("/"),
		);
		const types = new Map<string, unknown[]>();
		// Pages that are found on the way are visited as well: a Set's iteration takes in what is added.
		for (const path of paths) {
			const html = await textOf(path);
			for (const link of slugLinksIn(html)) paths.add(link);
			const data = dataIn(html);
			expect({ path, problems: data.flatMap(schemaOrgProblems) }).toEqual({
				path,
				problems: [],
			});
			types.set(
				path,
				data.map((item) => "@type" in item && item["@type"]),
			);
		}
		for (const home of ["/", "/tr", "/de", "/en"]) {
			expect(types.get(home)).toEqual(["Organization", "FAQPage"]);
		}
		expect(types.get("/tr/blog/dolu")).toEqual(["Article"]);
		expect(types.get("/tr/blog/yalin")).toEqual(["Article"]);
	},
	WITHIN,
);
