import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../client/i18n/languages.ts";
import { pathFor } from "../../client/i18n/paths.ts";
import { escapeHtml } from "../../server/site/html.ts";
import { copies, staticCopies } from "../support/copies.ts";
import { startSite } from "../support/site-app.ts";

type Page = "about" | "sales-automation" | "sales-automation-demo";

let site: Awaited<ReturnType<typeof startSite>>;

/** The page's own markup, as React writes it, without what it is hydrated from. */
async function markup(path: string) {
	const { status, text } = await supertest(site.app.server).get(path);
	expect(status).toBe(200);
	return {
		head: text.slice(0, text.indexOf("<body>")),
		main: text.slice(text.indexOf("<main"), text.indexOf("</main>")),
	};
}

/** What a search engine is told of a page. */
const searchResult = (page: Page, language: Language) =>
	page === "sales-automation-demo"
		? {
				...copies.salesAutomationDemo[language].seo,
				description: copies.demoForm[language].inert.pageDescription,
			}
		: staticCopies[page][language].seo;

/** React writes an apostrophe as a hexadecimal reference. */
const written = (text: string) =>
	escapeHtml(text).replaceAll(/'|&#39;/g, "&#x27;");

beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.close());

describe.each(LANGUAGES)("in %s", (language) => {
	it.each(["about", "sales-automation", "sales-automation-demo"] as const)(
		"%s has its title, description and addresses in the head",
		async (page) => {
			const { head } = await markup(pathFor(page, language));
			const { title, description } = searchResult(page, language);
			expect(head).toContain(`${escapeHtml(title)} | Vitrin</title>`);
			expect(head).toContain(`content="${escapeHtml(description)}"`);
			for (const other of LANGUAGES) {
				const href = `https://vitrin.example${pathFor(page, other)}`;
				expect(head).toContain(
					`rel="alternate" hreflang="${other}" href="${href}"`,
				);
			}
		},
	);

	it("the about page tells intro, background, current situation and vision", async () => {
		const { main } = await markup(pathFor("about", language));
		const { intro, background, now, vision } = staticCopies.about[language];
		for (const text of [
			intro,
			background.title,
			...background.paragraphs,
			now.title,
			...Object.values(now.offers).map(({ title }) => title),
			vision.title,
			vision.statement,
			...vision.paragraphs,
		]) {
			expect(main).toContain(written(text));
		}
	});

	it("the sales-automation page has both directions and both calls to action", async () => {
		const { main } = await markup(pathFor("sales-automation", language));
		const copy = staticCopies["sales-automation"][language];
		for (const { title, text } of [
			...copy.outbound.features,
			...copy.inbound.features,
		]) {
			expect(main).toContain(`>${written(title)}</h3>`);
			expect(main).toContain(written(text));
		}
		expect(main).toContain(written(copy.outbound.result.text));
		const links = [...main.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)/g)];
		expect(links.map(([, href, label]) => [href, label])).toEqual(
			expect.arrayContaining([
				[`/${language}/danismanlik`, copy.actions.contact],
				[pathFor("sales-automation-demo", language), copy.actions.demo],
			]),
		);
	});

	it("the demo page has two panels with a start button, and the form's fields", async () => {
		const { main } = await markup(pathFor("sales-automation-demo", language));
		const copy = copies.salesAutomationDemo[language];
		for (const panel of [copy.subjectLines, copy.meetingBrief]) {
			expect(main).toContain(`>${written(panel.title)}</h2>`);
			expect(main).toMatch(
				new RegExp(`<button type="button"[^>]*>${panel.start}</button>`),
			);
			expect(main).toContain(written(panel.startNote));
		}
		const fields = [...main.matchAll(/<(input|textarea) ([^>]*)>/g)].map(
			([, element, attributes = ""]) => ({
				element,
				name: /name="(\w+)"/.exec(attributes)?.[1],
				type: /type="(\w+)"/.exec(attributes)?.[1],
				rows: /rows="(\d+)"/.exec(attributes)?.[1],
				required: / required=""/.test(attributes),
			}),
		);
		const input = { element: "input", rows: undefined, type: "text" };
		expect(fields).toEqual([
			{ ...input, name: "name", required: true },
			{ ...input, name: "email", type: "email", required: true },
			{ ...input, name: "company", required: false },
			{
				element: "textarea",
				name: "message",
				type: undefined,
				rows: "4",
				required: false,
			},
		]);
	});
});
