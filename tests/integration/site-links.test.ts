import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seed } from "../../server/database/migrations/seed.ts";
import { startSite } from "../support/site-app.ts";

interface Visited {
	status: number;
	/** Internal addresses that the page links to or shows, without their fragments. */
	links: string[];
	/** Fragments that links of the site name on this page must be among these. */
	ids: Set<string>;
	location: string | undefined;
}

let site: Awaited<ReturnType<typeof startSite>>;
const visited = new Map<string, Visited>();
/** Links with a fragment, and the page that has them. */
const fragments: { from: string; path: string; id: string }[] = [];

beforeAll(async () => {
	site = await startSite();
	await seed(site.databaseUrl);
	const waiting = ["/", "/tr", "/de", "/en", "/create-blog-demo"];
	for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
		if (visited.has(path)) continue;
		const page = await visit(path);
		visited.set(path, page);
		waiting.push(...page.links, ...(page.location ? [page.location] : []));
	}
}, 120_000);
afterAll(() => site.close());

/**
 * The language menu keeps a post's slug whether or not the post is translated (specification §2),
 * and a form that posts is no link.
 */
const EXCEPT = /<a lang="[^>]*>|<form [^>]*method="post"[^>]*>/g;

async function visit(path: string): Promise<Visited> {
	const { status, text, headers } = await supertest(site.app.server).get(path);
	const page = headers["content-type"]?.startsWith("text/html") ? text : "";
	const html = page.replaceAll(EXCEPT, "");
	const addresses = [...html.matchAll(/ (?:href|src|action)="(\/[^"]*)"/g)].map(
		([, address = ""]) => address.replaceAll("&amp;", "&"),
	);
	for (const address of [...addresses, headers.location ?? ""]) {
		const [target = "", id] = address.split("#");
		if (id) fragments.push({ from: path, path: target, id });
	}
	return {
		status,
		links: addresses.map(withoutFragment),
		ids: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)),
		location: headers.location && withoutFragment(headers.location),
	};
}

const withoutFragment = (address: string) => address.split("#", 1)[0] ?? "";

describe("every internal link of the site", () => {
	it("leads to something that is there", () => {
		const broken = [...visited]
			.filter(([, { status }]) => status >= 400)
			.map(([path, { status }]) => `${status} ${path}`);
		expect(visited.size).toBeGreaterThan(150);
		expect(broken).toEqual([]);
	});

	it("that names a place on a page names one that is there", () => {
		expect(fragments.length).toBeGreaterThan(0);
		const missing = fragments.filter(
			({ path, id }) => !visited.get(path)?.ids.has(id),
		);
		expect(missing).toEqual([]);
	});
});
