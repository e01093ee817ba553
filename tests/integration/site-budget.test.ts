import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../client/i18n/languages.ts";
import { copies, staticCopies } from "../support/copies.ts";
import { builtPaths, POSTS } from "../support/pages.ts";
import { insertPosts } from "../support/posts.ts";
import { startSite } from "../support/site-app.ts";

/** What a page may weigh, in bytes of gzip. */
const SCRIPTS_AT_MOST = 118_000;
const STYLES_AT_MOST = 8_000;

let site: Awaited<ReturnType<typeof startSite>>;
const get = async (path: string) => {
	const { status, text } = await supertest(site.app.server).get(path);
	expect(status, path).toBe(200);
	return text;
};

beforeAll(async () => {
	site = await startSite();
	await insertPosts(site.databaseUrl, POSTS);
});
afterAll(() => site.close());

const compressed = (text: string) => gzipSync(text, { level: 9 }).byteLength;

const tagsIn = (html: string, name: string) =>
	html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];

const attribute = (tag: string, name: string) =>
	new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

describe.each(builtPaths(["tr", "de"]))("%s", (path) => {
	it("keeps to the budget of scripts", async () => {
		const html = await get(path);
		const preloaded = tagsIn(html, "link")
			.filter((tag) => attribute(tag, "rel") === "modulepreload")
			.map((tag) => attribute(tag, "href"));
		const run = tagsIn(html, "script").map((tag) => attribute(tag, "src"));
		const files = new Set(
			[...preloaded, ...run].filter((file) => file !== undefined),
		);
		// The entry and the page's own module at least, or this would measure nothing.
		expect(files.size).toBeGreaterThan(1);
		const weights = await Promise.all(
			[...files].map(async (file) => compressed(await get(file))),
		);
		const total = weights.reduce((sum, weight) => sum + weight, 0);
		expect(total).toBeLessThanOrEqual(SCRIPTS_AT_MOST);
	});

	it("keeps to the budget of inlined styles", async () => {
		const html = await get(path);
		const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
			([, text]) => text,
		);
		expect(styles.length).toBeGreaterThan(0);
		expect(compressed(styles.join(""))).toBeLessThanOrEqual(STYLES_AT_MOST);
		expect(styles.join("")).not.toContain("@import");
	});

	it("has nothing that holds up the first paint", async () => {
		const html = await get(path);
		const sheets = tagsIn(html, "link").filter(
			(tag) =>
				attribute(tag, "rel") === "stylesheet" && !/\bdisabled\b/.test(tag),
		);
		const scripts = tagsIn(html, "script").filter(
			(tag) =>
				attribute(tag, "src") &&
				attribute(tag, "type") !== "module" &&
				!/\b(async|defer)\b/.test(tag),
		);
		expect([...sheets, ...scripts]).toEqual([]);
	});
});

it("keeps the copy of every page out of the browser's code", () => {
	const scripts = globSync("dist/client/assets/*.js").map((file) =>
		readFileSync(file, "utf8"),
	);
	expect(scripts.length).toBeGreaterThan(10);
	const pages = { ...staticCopies, ...copies };
	const texts = LANGUAGES.flatMap((language) =>
		Object.values(pages).map((page) => longestText(page[language])),
	);
	const code = scripts.join("\n");
	expect(texts.filter((text) => code.includes(text))).toEqual([]);
});

/** The longest text of a copy, as far as no script would escape it. */
function longestText(copy: unknown): string {
	if (typeof copy === "string") return copy.split(/["'`\\\n]/)[0] ?? "";
	if (typeof copy !== "object" || copy === null) return "";
	const texts = Object.values(copy).map(longestText);
	return texts.reduce((a, b) => (b.length > a.length ? b : a), "");
}
