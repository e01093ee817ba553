import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../client/i18n/languages.ts";
import { pathFor } from "../../client/i18n/paths.ts";
import {
	SECTIONS,
	type SectionKey,
	sectionAt,
	sectionPath,
} from "../../client/i18n/sections.ts";
import { startSite } from "../support/site-app.ts";

let site: Awaited<ReturnType<typeof startSite>>;
const get = (path: string) => supertest(site.app.server).get(path);

beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.close());

const KEYS = Object.keys(SECTIONS) as SectionKey[];
const SECTION_LANGUAGES = KEYS.flatMap((key) =>
	LANGUAGES.map((language) => [key, language] as const),
);

describe("the address of a section", () => {
	it.each(SECTION_LANGUAGES)(
		"%s in %s leads to the section for good",
		async (key, language) => {
			const path = sectionPath(key, language);
			const { pathname = "", hash = "" } = sectionAt(path) ?? {};
			for (const spelling of [path, path.normalize("NFD"), `${path}/`]) {
				const answer = await get(encodeURI(spelling));
				expect(answer.status).toBe(301);
				expect(answer.headers.location).toBe(pathname + hash);
			}
			const page = await get(pathname);
			expect(page.status).toBe(200);
			expect(page.text).toContain(`id="${hash.slice(1)}"`);
		},
	);

	it("keeps the query", async () => {
		const { headers } = await get("/tr/otomasyon?utm_source=bulten");
		expect(headers.location).toBe(
			"/tr/hizmetlerimiz?utm_source=bulten#automation",
		);
	});

	it("answers HEAD alike", async () => {
		const answer = await supertest(site.app.server).head("/de/veri-analizi");
		expect(answer.status).toBe(301);
	});
});

describe("the links of the pages", () => {
	it.each(LANGUAGES)(
		"lead from the home page to every section in %s",
		async (language) => {
			const { text } = await get(pathFor("home", language));
			for (const key of KEYS) {
				expect(text).toContain(`href="${sectionPath(key, language)}"`);
			}
		},
	);

	it.each(LANGUAGES)(
		"name the sections by the specification's addresses in %s",
		async (language) => {
			const services = await get(pathFor("services", language));
			for (const key of KEYS) {
				if (key === "contact" || key === "marketing") continue;
				expect(services.text).toContain(`href="${sectionPath(key, language)}"`);
			}
			const areas = await get(pathFor("ai-business-areas", language));
			expect(areas.text).toContain(
				`href="/${language}/yapay-zeka-is-alanlari/pazarlama"`,
			);
			expect(areas.text).toContain(
				`href="${pathFor("sales-automation", language)}"`,
			);
		},
	);
});

describe("what the specification puts on the pages", () => {
	const count = (text: string, pattern: RegExp) =>
		[...text.matchAll(pattern)].length;

	it.each([
		["tr", "2 dakika"],
		["de", "2 Minuten"],
		["en", "2 minutes"],
	] as const)(
		"solutions in %s: five named cards and the reply within %s",
		async (language, reply) => {
			const { text } = await get(pathFor("solutions", language));
			const names = [...text.matchAll(/lang="en">([^<]+)<\/span>/g)].map(
				([, name]) => name,
			);
			expect(names).toEqual([
				"Lead Generation",
				"Marketing",
				"Sales &amp; CRM",
				"Customer Success",
				"Conversion Optimization",
			]);
			expect(text).toContain(reply);
		},
	);

	it.each(LANGUAGES)(
		"AI business areas in %s: three images, three features, three of two bullets",
		async (language) => {
			const { text } = await get(pathFor("ai-business-areas", language));
			const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
			expect(count(main, /<img [^>]*src="\/images\/areas\//g)).toBe(3);
			const block = (id: string) =>
				main.slice(main.indexOf(`id="${id}"`)).split("</section>")[0] ?? "";
			expect(count(block("sales-title"), /<h3/g)).toBe(3);
			const marketing = block("marketing-features-title");
			expect(count(marketing, /<h3/g)).toBe(3);
			expect(
				[...marketing.matchAll(/<h3>[^<]*<\/h3><ul>(.*?)<\/ul>/g)].map(
					([, list]) => count(list ?? "", /<li>/g),
				),
			).toEqual([2, 2, 2]);
		},
	);
});
