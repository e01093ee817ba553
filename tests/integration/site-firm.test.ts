import { beforeAll, describe, expect, it } from "vitest";
import { pathFor } from "../../shared/paths.ts";
import { mainOf, written } from "../support/markup.ts";
import { OPERATOR } from "../support/operator.ts";
import { insertPosts } from "../support/posts.ts";
import { testSite } from "../support/site-app.ts";

type Site = ReturnType<typeof testSite>;

const get = async ({ app }: Site, path: string) => (await app.inject(path)).payload;

/** What an owner may enter, as the pages show it in German. */
const SETTINGS = {
	contact: {
		whatsapp: "+90 532 000 00 00",
		price: { amount: 1500, currency: "EUR", unit: "month" },
	},
	links: { profiles: ["https://www.linkedin.com/company/ornek"] },
	people: [
		{
			name: "VITRIN-REDAKTION",
			role: { de: "Redaktion" },
			words: { de: "Ich lese Korrektur.", tr: "Yazıları okurum." },
			place: "İzmir",
			languages: ["tr"],
			portrait: null,
		},
	],
	quotes: [
		{ text: { de: "Sehr schnell." }, name: "Selin Deneme", company: "Deneme A.Ş.", consent: true },
		{ text: { tr: "Gizli." }, name: "Ada Gizli", company: "Gizli A.Ş.", consent: false },
	],
};

const about = pathFor("about", "de");

describe("a site whose owner has entered the firm", () => {
	const site = testSite({ ...OPERATOR, BACKUP_DAYS: "30" });
	beforeAll(async () => {
		for (const [part, value] of Object.entries(SETTINGS)) {
			await site.query("insert into private.site_settings (part, value) values ($1, $2)", [
				part,
				JSON.stringify(value),
			]);
		}
		await site.app.settings.reread();
	});

	it("says who stands behind it, and what happens to data", async () => {
		const main = mainOf(await get(site, about));
		for (const text of [
			"V</text>",
			"Redaktion",
			"Ich lese Korrektur.",
			"İzmir",
			"Spricht Türkisch",
			"Sehr schnell.",
			"Selin Deneme",
		])
			expect(main).toContain(text);
		for (const text of ["Gizli", "Yazıları"]) expect(main).not.toContain(text);
		expect(mainOf(await get(site, "/de"))).toContain("Spricht Türkisch");
		// No page mixes languages.
		const english = mainOf(await get(site, pathFor("about", "en")));
		expect(english).toContain("İzmir");
		expect(english).not.toMatch(/Redaktion\b/);
		for (const text of [OPERATOR.OPERATOR_EU_REPRESENTATIVE, "Höchstens 30 Tage"])
			expect(main).toContain(written(text));
		for (const receiver of OPERATOR.OPERATOR_RECEIVERS.split("; "))
			expect(main).toContain(`<dd>${receiver}</dd>`);
	});

	it("shows the author's role beside a post, whatever the case of the name", async () => {
		const post = { slug: "beitrag", language: "de", author: "Vitrin-Redaktion" };
		await insertPosts(site.databaseUrl, [post]);
		expect(mainOf(await get(site, pathFor("blog-post", "de", post.slug)))).toContain(">Redaktion<");
	});

	it.each([
		["home", "de", "Preis: ab 1.500\u00a0€ im Monat"],
		["home", "de", "/de/dienstleistungen#pricing-title"],
		["services", "de", "ab 1.500\u00a0€ im Monat"],
		["solutions", "tr", "aylık 1.500\u00a0€"],
	] as const)("has its price on %s in %s", async (page, language, price) => {
		expect(mainOf(await get(site, pathFor(page, language)))).toContain(price);
	});

	it("can be reached by telephone and WhatsApp from the footer and beside the form", async () => {
		for (const html of [
			await get(site, about),
			mainOf(await get(site, pathFor("quick-analysis", "de"))),
		]) {
			expect(html).toContain('href="https://wa.me/905320000000"');
			expect(html).toContain('href="tel:+902320000000"');
		}
		expect(await get(site, about)).toContain('href="https://www.linkedin.com/company/ornek"');
	});
});

describe("a site without settings", () => {
	const site = testSite();

	it("leaves no place empty for them", async () => {
		const main = mainOf(await get(site, about));
		for (const id of ["people-title", "quotes-title"]) expect(main).not.toContain(id);
		expect(main).not.toContain("Vertreter in der EU");
		expect(mainOf(await get(site, "/de"))).not.toContain("people-title");
		const html = await get(site, pathFor("services", "de"));
		expect(html.match(/wa\.me|href="tel:/)).toBeNull();
		expect(mainOf(html)).not.toMatch(/ab [\d.]+\s€/);
		expect(mainOf(html)).toContain("Systeme im Einsatz");
	});
});
