import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { seed } from "../../server/database/migrations/seed.ts";
import { escapeHtml } from "../../server/html.ts";
import { readManifest } from "../../server/site/manifest.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import { canonicalPath, pageFor, pathFor } from "../../shared/paths.ts";
import { copies, seoCopies, staticCopies } from "../support/copies.ts";
import { headOf, structuredDataIn } from "../support/markup.ts";
import { OPERATOR } from "../support/operator.ts";
import { builtPaths } from "../support/pages.ts";
import { schemaOrgProblems } from "../support/schema-org.ts";
import { testSite } from "../support/site-app.ts";
import { type Weight, weigh } from "../support/weight.ts";

/** A guard against accidents; a normal change comes nowhere near. In bytes of brotli, and requests. */
const AT_MOST: Weight = { html: 25_000, scripts: 120_000, requests: 20 };

const SITE_URL = "https://vitrin.example";

interface Visited {
	status: number;
	type: string;
	text: string;
	/** Internal paths that the page links to or shows, without their fragments. */
	links: string[];
	/** The ids of the page's elements. */
	ids: Set<string>;
}

const site = testSite(OPERATOR);
/** Every page and file that links lead to, by its path. */
const visited = new Map<string, Visited>();
/** Links with a fragment, and the page that has them. */
const fragments: { from: string; path: string; id: string }[] = [];

/** The page that only the links in mails lead to. */
const BY_LINK = "newsletter";

const PATHS = builtPaths(LANGUAGES);

beforeAll(async () => {
	await seed(site.databaseUrl);
	const waiting = ["/", "/create-blog-demo", ...PATHS];
	for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
		if (visited.has(path)) continue;
		const page = await visit(path);
		visited.set(path, page);
		waiting.push(...page.links);
	}
}, 120_000);

/**
 * The language menu keeps a post's slug whether or not the post is translated (specification §2),
 * and a form that posts is no link.
 */
const EXCEPT = /<a lang="[^>]*>|<form [^>]*method="post"[^>]*>/g;

async function visit(path: string): Promise<Visited> {
	const answer = await site.app.inject(encodeURI(decodeURI(path)));
	const type = String(answer.headers["content-type"]);
	const text = answer.payload;
	const html = type.startsWith("text/html") ? text.replaceAll(EXCEPT, "") : "";
	const targets = [
		...[...html.matchAll(/ (?:href|src|action)="(\/[^"]*)"/g)].map(([, target = ""]) =>
			target.replaceAll("&amp;", "&"),
		),
		...(answer.headers.location ? [answer.headers.location] : []),
	];
	const links = targets.map((target) => {
		const [link = "", id] = target.split("#");
		if (id) fragments.push({ from: path, path: link, id });
		return link;
	});
	const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
	return { status: answer.statusCode, type, text, links, ids: new Set(ids) };
}

const htmlOf = (path: string) => visited.get(path)?.text ?? "";

it("every internal link leads to a page or file that exists", () => {
	const broken = [...visited]
		.filter(([, { status }]) => status >= 400)
		.map(([path, { status }]) => `${status} ${path}`);
	expect(visited.size).toBeGreaterThan(150);
	expect(broken).toEqual([]);
});

it("every link to a place on a page names one that exists", () => {
	expect(fragments.length).toBeGreaterThan(0);
	const missing = fragments.filter(({ path, id }) => !visited.get(path)?.ids.has(id));
	expect(missing).toEqual([]);
});

it("every page's structured data is valid", () => {
	const problems = [...visited].flatMap(([path, { text, type }]) =>
		type.startsWith("text/html")
			? structuredDataIn(text)
					.flatMap(schemaOrgProblems)
					.map((problem) => `${path}: ${problem}`)
			: [],
	);
	expect(problems).toEqual([]);
});

const TYPES: Record<string, string[]> = {
	home: ["Organization", "FAQPage"],
	"free-content": ["FAQPage"],
	cases: ["BreadcrumbList"],
	"case-detail": ["BreadcrumbList", "Article"],
	"blog-post": ["Article"],
};

/** The language menu, which only the site's own header has. */
const MENU = /<header(?:(?!<\/header>).)*<details/s;

describe.each(["/", ...PATHS])("%s", (path) => {
	const found = pageFor(path);
	if (!found) throw new Error(`No page has the path ${path}`);
	const { page, language, slug } = found;

	it("is rendered on the server, for search engines too", () => {
		const { status, type, text } = visited.get(path) ?? {};
		expect(status).toBe(200);
		expect(type).toBe("text/html; charset=utf-8");
		expect(text).toContain(`<html lang="${language}"`);
		expect(text).toMatch(/<h1[^>]*>.+<\/h1>/s);
		expect(text).toMatch(/<title[^>]*>.+ \| Vitrin<\/title>/);
		const robots = page === BY_LINK ? "noindex" : "index, follow";
		expect(text).toContain(`name="robots" content="${robots}`);
		const data = structuredDataIn(text ?? "");
		expect(data.map((item) => item["@type"])).toEqual(TYPES[page] ?? []);
	});

	it("stands between a header and a footer", () => {
		const [before = "", after = ""] = htmlOf(path).split(/<main[^>]*>.*<\/main>/s);
		expect(before).toContain("<header");
		const own = page === "privacy" || page === "terms";
		expect(MENU.test(before)).toBe(!own);
		expect(after).toContain("<footer");
		expect(after).toContain("© 2024 Vitrin");
		for (const legal of ["privacy", "terms"] as const) {
			const link = `href="${pathFor(legal, language)}"`;
			if (!own) expect(after).toContain(link);
		}
		expect(htmlOf(path)).not.toContain("<li></li>");
	});

	it.runIf(!slug && page !== BY_LINK)("names its canonical path", () => {
		const head = headOf(htmlOf(path));
		const canonical = Array.from(head.matchAll(/rel="canonical" href="([^"]+)"/g), ([, to]) => to);
		expect(canonical).toEqual([SITE_URL + canonicalPath(page, language)]);
	});

	it("weighs nothing by accident", async () => {
		const { html, scripts, requests } = await weigh(path, htmlOf);
		// The entry and the page's own module at least, or this would measure nothing.
		expect(requests).toBeGreaterThan(2);
		expect(scripts).toBeGreaterThan(0);
		expect(html).toBeLessThanOrEqual(AT_MOST.html);
		expect(scripts).toBeLessThanOrEqual(AT_MOST.scripts);
		expect(requests).toBeLessThanOrEqual(AT_MOST.requests);
	});

	it("has nothing that blocks the first paint", () => {
		const html = htmlOf(path);
		const sheets = tagsIn(html, "link").filter(
			(tag) => attribute(tag, "rel") === "stylesheet" && !/\bdisabled\b/.test(tag),
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

/** The title and description of each page that has its own, by its path. */
const SEO = ["/", ...PATHS].flatMap((path) => {
	const { page, language } = pageFor(path) ?? {};
	const copy = Object.entries(seoCopies).find(([key]) => key === page)?.[1];
	return copy && language ? [{ path, ...copy[language].seo }] : [];
});

it.each(SEO)("$path has the title and description of its copy", ({ path, title, description }) => {
	const head = headOf(htmlOf(path));
	expect(head).toContain(`${escapeHtml(title)} | Vitrin</title>`);
	expect(head).toContain(`content="${escapeHtml(description)}"`);
});

const tagsIn = (html: string, name: string) =>
	html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

describe("the browser's code", () => {
	it("has the copy of no page, but for the dialog's, in files of its own", async () => {
		const manifest = await readManifest("dist/client");
		const ofDialog = LANGUAGES.map(
			(language) => manifest[`client/quick-analysis/${language}.ts`]?.file,
		);
		const code = globSync("assets/*.js", { cwd: "dist/client" })
			.filter((file) => !ofDialog.includes(file))
			.map((file) => readFileSync(`dist/client/${file}`, "utf8"));
		expect(code.length).toBeGreaterThan(10);
		const texts = LANGUAGES.flatMap((language) =>
			Object.values({ ...staticCopies, ...copies }).map((page) => longestText(page[language])),
		);
		const found = texts.filter((text) => code.join("\n").includes(text));
		expect(found).toEqual([]);
	});
});

/** The longest text of a copy, up to the first character that a script would escape. */
function longestText(copy: unknown): string {
	if (typeof copy === "string") return copy.split(/["'`\\\n]/)[0] ?? "";
	if (typeof copy !== "object" || copy === null) return "";
	const texts = Object.values(copy).map(longestText);
	return texts.reduce((a, b) => (b.length > a.length ? b : a), "");
}
