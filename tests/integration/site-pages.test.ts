import { describe, expect, it } from "vitest";
import { exampleCopies } from "../../client/pages/home/load.server.ts";
import { LANGUAGES } from "../../shared/languages.ts";
import { pathFor } from "../../shared/paths.ts";
import { SECTIONS, type SectionKey, sectionAt, sectionPath } from "../../shared/sections.ts";
import { copies, staticCopies, textsOf } from "../support/copies.ts";
import { bare, mainOf, written } from "../support/markup.ts";
import { testSite } from "../support/site-app.ts";

const site = testSite({ SITE_NAME: "Örnek" });
const get = async (path: string) => {
	const answer = await site.app.inject(path);
	return { ...answer, status: answer.statusCode, text: answer.payload };
};
const mainAt = async (path: string) => {
	const { status, text } = await get(path);
	expect(status).toBe(200);
	return mainOf(text);
};

it("the home page writes the report of its query on the server, cached once for each known choice", async () => {
	const { industries, bottlenecks } = exampleCopies.de;
	const { text } = await get("/de?bottleneck=quotes&utm_source=x&industry=logistics");
	const { bytes } = site.app.pageCache;
	const main = mainOf(text);
	const at = (shown: string) => main.indexOf(written(shown));
	expect(at(industries.logistics.firm)).toBeGreaterThan(0);
	expect(at(bottlenecks.quotes.first)).toBeGreaterThan(0);
	expect(main).toMatch(/value="logistics"[^>]* checked=""|checked=""[^>]* value="logistics"/);
	expect(text).toMatch(/rel="canonical" href="[^"?]*\/de"/);
	await get("/de?industry=logistics&bottleneck=quotes");
	expect(site.app.pageCache.bytes).toBe(bytes);
	await get("/de?industry=unknown");
	const once = site.app.pageCache.bytes;
	const { text: first } = await get("/de?industry=another&bottleneck=none");
	expect(mainOf(first)).toContain(written(industries.machinery.firm));
	expect(site.app.pageCache.bytes).toBe(once);
});

it("the server does the sum of the invoice for waiting, and keeps no figures", async () => {
	const path = pathFor("waiting-invoice", "de");
	await get(path);
	const { bytes } = site.app.pageCache;
	const { text } = await get(`${path}?hours=12&rate=42&late=3&orders=5&margin=2.000`);
	expect(mainOf(text)).toContain("36.984");
	expect(text).toContain('content="noindex"');
	const { text: wrong } = await get(`${path}?hours=%3Cb%3E`);
	const main = mainOf(wrong);
	expect(main).toContain('value="&lt;b&gt;"');
	expect(main).toContain(written(staticCopies["waiting-invoice"].de.problems.number));
	expect(site.app.pageCache.bytes).toBe(bytes);
});

const KEYS = Object.keys(SECTIONS).filter((key): key is SectionKey => key in SECTIONS);

describe.each(LANGUAGES)("in %s", (language) => {
	it.each([
		"home",
		"solutions",
		"about",
		"services",
		"sales-automation",
		"ai-business-areas",
	] as const)("the page %s shows its whole copy", async (page) => {
		const main = await mainAt(pathFor(page, language));
		const shown = main + main.replaceAll(/<[^>]*>/g, "");
		const { seo, ...copy } = staticCopies[page][language];
		const missing = textsOf(copy).filter(
			(text) => !shown.includes(text) && !shown.includes(written(text)),
		);
		// The link to a post is there with the post.
		const post = page === "sales-automation" && "outbound" in copy;
		expect(missing).toEqual(post ? textsOf(copy.outbound.law.post) : []);
	});

	it("the header has its links, and the footer the firm's description, its menu, the legal pages and the contact", async () => {
		const { text } = await get(`/${language}`);
		const { navigation, footer } = copies.frame[language];
		const [header = ""] = /<header.*?<\/header>/s.exec(text) ?? [];
		const below = text.slice(text.lastIndexOf("<footer"));
		const links = (html: string) =>
			[...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)</g)].map(
				([, href, label]) => `${label} ${href}`,
			);
		const own = (["home", "solutions", "cases"] as const).map(
			(key) => `${navigation[key]} ${pathFor(key, language)}`,
		);
		expect(links(header)).toEqual(expect.arrayContaining(own));
		expect(links(below)).toEqual(
			expect.arrayContaining([
				...own,
				`${footer.privacy} ${pathFor("privacy", language)}`,
				`${footer.terms} ${pathFor("terms", language)}`,
			]),
		);
		for (const shown of [
			footer.description.replace("{site}", "Örnek"),
			"© 2024 Örnek",
			footer.contactTitle,
			footer.contactAction,
		]) {
			expect(below).toContain(written(shown));
		}
	});

	it.each(KEYS)("the path of the section %s redirects permanently to its anchor", async (key) => {
		const path = sectionPath(key, language);
		const { pathname = "", hash = "" } = sectionAt(path) ?? {};
		const { status, headers } = await get(`${encodeURI(path)}/?utm_source=x`);
		expect(status).toBe(301);
		expect(headers.location).toBe(`${pathname}?utm_source=x${hash}`);
		expect(await mainAt(`/${language}`)).toContain(`href="${path}"`);
	});

	it("the services are four blocks, each with its link", async () => {
		const main = await mainAt(pathFor("services", language));
		const [blocks = ""] = /<nav [^>]*data-tone="ink".*?<\/nav>/s.exec(main) ?? [];
		const links = [...blocks.matchAll(/<a [^>]*href="([^"]+)"/g)];
		const keys = KEYS.filter((key) => key !== "contact" && key !== "marketing");
		expect(links.map(([, href]) => href)).toEqual(keys.map((key) => sectionPath(key, language)));
	});

	it("solutions has five named stages in its own language, and the time to a reply", async () => {
		const main = await mainAt(pathFor("solutions", language));
		for (const other of LANGUAGES) {
			const { cards } = staticCopies.solutions[other].timeline;
			const shown = cards.filter(({ text }) => main.includes(written(text)));
			expect(shown).toHaveLength(other === language ? 5 : 0);
		}
		const names = [...main.matchAll(/lang="en">([^<]+)<\/span>/g)];
		expect(names.map(([, name]) => name)).toEqual([
			"Lead Generation",
			"Marketing",
			"Sales &amp; CRM",
			"Customer Success",
			"Conversion Optimization",
		]);
		const reply = { tr: "2\u00a0dakika", de: "2\u00a0Minuten", en: "2\u00a0minutes" };
		expect(main).toContain(written(reply[language]));
	});

	it("AI business areas has three images with their sections, three features, and three groups of two bullets", async () => {
		const main = await mainAt(pathFor("ai-business-areas", language));
		expect(main.match(/<img [^>]*src="\/images\/areas\//g)).toHaveLength(3);
		// Each image's link leads to the section about its area.
		const anchors = [...main.matchAll(/href="[^"]*#(area-[^"]*)"/g)].map(([, anchor]) => anchor);
		expect(anchors).toHaveLength(3);
		for (const anchor of anchors) expect(main).toContain(`<section id="${anchor}"`);
		const block = (id: string) =>
			main.slice(main.indexOf(`id="${id}"`)).split("</section>")[0] ?? "";
		expect(block("sales-title").match(/<h3/g)).toHaveLength(3);
		const features = [
			...block("marketing-features-title").matchAll(/<h3[^>]*>[^<]*<\/h3><ul[^>]*>(.*?)<\/ul>/g),
		].map(([, list = ""]) => list.match(/<li>/g)?.length);
		expect(features).toEqual([2, 2, 2]);
		for (const path of [
			`/${language}/yapay-zeka-is-alanlari/pazarlama`,
			pathFor("sales-automation", language),
		]) {
			expect(main).toContain(`href="${path}"`);
		}
	});

	it("the sales-automation page leads to contact and demo", async () => {
		const main = await mainAt(pathFor("sales-automation", language));
		const { actions } = staticCopies["sales-automation"][language];
		const links = [...main.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)/g)];
		expect(links.map(([, href, label]) => [href, label])).toEqual(
			expect.arrayContaining([
				[`/${language}/danismanlik`, actions.contact],
				[pathFor("sales-automation-demo", language), actions.demo],
			]),
		);
	});

	it("the demo page has two panels with a start button, the quick analysis and the contact form", async () => {
		const main = await mainAt(pathFor("sales-automation-demo", language));
		const copy = copies.salesAutomationDemo[language];
		for (const { title, start, outputTitle } of [copy.subjectLines, copy.meetingBrief]) {
			expect(main).toContain(`>${written(title)}</h2>`);
			expect(main).toMatch(new RegExp(`<button type="submit"[^>]*>${start}</button>`));
			// The example is composed already.
			expect(main).toMatch(new RegExp(`>${outputTitle}</h3>.*?</mark>.*?${copy.rule} 5</b>`, "s"));
		}
		const forms = [...main.matchAll(/<form [^>]*>.*?<\/form>/gs)].map(([form]) =>
			[...form.matchAll(/<(input|textarea|select) ([^>]*)>/g)]
				.map(
					([, , attributes = ""]) =>
						`${/name="(\w+)"/.exec(attributes)?.[1]}${/ required=""/.test(attributes) ? "*" : ""}`,
				)
				.join(" "),
		);
		expect(forms).toEqual([
			"role industry offer*",
			"entry*",
			"language idempotencyKey formToken subject name* email* company* message",
			"name* email* company message",
		]);
	});

	it("the demo composes on the server for a browser without scripts, and that page is not cached", async () => {
		const path = pathFor("sales-automation-demo", language);
		const { bytes } = site.app.pageCache;
		const ask = async (query: Record<string, string>) => {
			const { status, text } = await get(`${path}?${new URLSearchParams(query)}`);
			expect(status).toBe(200);
			expect(text).toContain('content="noindex"');
			return mainOf(text);
		};
		const copy = copies.salesAutomationDemo[language];
		const lines = await ask({
			role: "it",
			industry: "food",
			offer: "<b onclick=x>CRM</b>",
		});
		expect(lines).not.toContain("<b onclick");
		expect(lines.match(/&lt;b onclick=x&gt;CRM&lt;\/b&gt;/g)).toHaveLength(5);
		expect(lines).toContain(written(copy.note));
		expect(lines).toMatch(/<option value="food" selected="">/);
		const { example, required } = copy.meetingBrief;
		expect(await ask({ entry: example })).toContain(written(copy.note));
		expect(await ask({ entry: " " })).toContain(written(required));
		expect(site.app.pageCache.bytes).toBe(bytes);
	});

	it.each([
		["privacy", "Gizlilik politikası"],
		["terms", "Kullanım koşulları"],
	] as const)(
		"%s has the whole Turkish text, marked as Turkish, with a table of contents",
		async (page, title) => {
			const { text } = await get(pathFor(page, language));
			const article = /<article[^>]* lang="tr">(.*)<\/article>/s.exec(bare(text))?.[1] ?? "";
			const level = language === "tr" ? "h1" : "h2";
			expect(article).toContain(`<${level}>${title}</${level}>`);
			expect(text.match(/<h1/g)).toHaveLength(1);
			expect(article).toContain('<time dateTime="2025-10-10">10.10.2025<');
			expect(article).toContain("Örnek adıyla yayımlanan");
			const sections = [...article.matchAll(/<section id="([^"]+)"/g)];
			expect(sections).toHaveLength(9);
			for (const [, id] of sections) expect(text).toContain(`href="#${id}"`);
			const { notice } = staticCopies[page][language];
			if (notice) expect(mainOf(text)).toContain(written(notice.text));
		},
	);
});
