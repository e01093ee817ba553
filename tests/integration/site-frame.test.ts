import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../client/i18n/languages.ts";
import { pathFor } from "../../client/i18n/paths.ts";
import { sectionPath } from "../../client/i18n/sections.ts";
import { escapeHtml } from "../../server/site/html.ts";
import { staticCopies } from "../support/copies.ts";
import { builtPaths, POSTS } from "../support/pages.ts";
import { insertPosts } from "../support/posts.ts";
import { startSite } from "../support/site-app.ts";

let site: Awaited<ReturnType<typeof startSite>>;
const textOf = async (path: string) =>
	(await supertest(site.app.server).get(path)).text;

beforeAll(async () => {
	site = await startSite();
	await insertPosts(site.databaseUrl, POSTS);
});
afterAll(() => site.close());

const LEGAL = (["privacy", "terms"] as const).flatMap((page) =>
	LANGUAGES.map((language) => pathFor(page, language)),
);

/** The language menu, which only the site's own header has. */
const MENU = /<header(?:(?!<\/header>).)*<details/s;

describe("header and footer", () => {
	it.each(
		builtPaths(LANGUAGES)
			.filter((path) => !LEGAL.includes(path))
			.concat("/", "/tr/olmayan"),
	)("wrap %s", async (path) => {
		const text = await textOf(path);
		const [before = "", after = ""] = text.split(/<main[^>]*>.*<\/main>/s);
		expect(before).toMatch(MENU);
		expect(after).toContain("<footer");
		expect(after).toContain("© 2024 Vitrin");
		expect(text).not.toContain("<li></li>");
	});

	it.each(LEGAL)("of its own has %s", async (path) => {
		const text = await textOf(path);
		const [before = "", after = ""] = text.split(/<main[^>]*>.*<\/main>/s);
		expect(before).toContain("<header");
		expect(before).not.toMatch(MENU);
		expect(after).toContain("<footer");
		expect(text).not.toContain("<li></li>");
	});
});

describe("the home page", () => {
	it.each([
		["/", "tr"],
		["/tr", "tr"],
		["/de", "de"],
		["/en", "en"],
	] as const)("is what %s shows, in %s", async (path, language) => {
		const { hero } = staticCopies.home[language];
		const [title = ""] = /<h1.*?<\/h1>/s.exec(await textOf(path)) ?? [];
		expect(title.replaceAll(/<[^>]*>/g, "").replaceAll("&#x27;", "'")).toBe(
			hero.title.join(" "),
		);
	});
});

it("the not-found page shows 404 and a way home", async () => {
	const text = await textOf("/de/nicht/da");
	expect(text).toContain("<h1>404</h1><p>Oops! Page not found</p>");
	expect(text).toContain('<a href="/">Return to Home</a>');
});

it.each(LANGUAGES)(
	"the services in %s are four blocks, each with its link",
	async (language) => {
		const text = await textOf(pathFor("services", language));
		const [blocks = ""] =
			/<nav [^>]*data-tone="ink".*?<\/nav>/s.exec(text) ?? [];
		const links = [...blocks.matchAll(/<a [^>]*href="([^"]+)"/g)].map(
			([, href]) => href,
		);
		expect(links).toEqual(
			(
				[
					"automation",
					"data-analysis",
					"customer-communication",
					"consulting-and-training",
				] as const
			).map((key) => sectionPath(key, language)),
		);
	},
);

it.each(LANGUAGES)(
	"solutions tells its five stages in %s",
	async (language) => {
		const text = await textOf(pathFor("solutions", language));
		const { cards } = staticCopies.solutions[language].timeline;
		expect(cards).toHaveLength(5);
		for (const other of LANGUAGES) {
			for (const { text: told } of staticCopies.solutions[other].timeline
				.cards) {
				const written = escapeHtml(told).replaceAll(/'|&#39;/g, "&#x27;");
				expect(text.includes(written)).toBe(other === language);
			}
		}
	},
);
