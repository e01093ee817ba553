import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../shared/languages.ts";
import { pathFor } from "../../shared/paths.ts";
import { headOf, mainOf, structuredDataIn, written } from "../support/markup.ts";
import { OPERATOR } from "../support/operator.ts";
import { testSite } from "../support/site-app.ts";

type Site = ReturnType<typeof testSite>;

const get = async ({ app }: Site, path: string) => (await app.inject(path)).payload;

const footerOf = (html: string) => html.slice(html.lastIndexOf("<footer"));

describe("a site with a configured publisher", () => {
	const site = testSite({
		...OPERATOR,
		LEAD_RETENTION_DAYS: "180",
		BACKUP_DAYS: "30",
		ANALYTICS_PROVIDER: "plausible",
		ANALYTICS_ID: "vitrin.example",
		NEWSLETTER_WEBHOOK_URL: "https://hooks.example/newsletter",
	});

	it.each(LANGUAGES)("shows the whole publisher in the imprint in %s", async (to) => {
		const html = await get(site, pathFor("imprint", to));
		const { OPERATOR_RECEIVERS, OPERATOR_PRIVACY_CONTACT, ...shown } = OPERATOR;
		for (const value of Object.values(shown)) {
			expect(mainOf(html)).toContain(written(value));
		}
		expect(headOf(html)).toContain("index, follow");
	});

	it.each([pathFor("home", "de"), pathFor("privacy", "de")])(
		"names the publisher in the footer of %s, with a link to the imprint",
		async (path) => {
			const footer = footerOf(await get(site, path));
			expect(footer).toContain(OPERATOR.OPERATOR_NAME);
			expect(footer).toContain(`href="mailto:${OPERATOR.OPERATOR_EMAIL}"`);
			expect(footer).toContain('href="tel:+902320000000"');
			expect(footer).toContain(`href="${pathFor("imprint", "de")}"`);
		},
	);

	it("names the publisher in the privacy policy, the terms and the structured data", async () => {
		for (const page of ["privacy", "terms"] as const) {
			const main = mainOf(await get(site, pathFor(page, "tr")));
			expect(main).toContain(OPERATOR.OPERATOR_NAME);
			expect(main).toContain(OPERATOR.OPERATOR_MERSIS);
		}
		const [organisation] = structuredDataIn(await get(site, "/de"));
		expect(organisation).toMatchObject({
			legalName: OPERATOR.OPERATOR_NAME,
			address: OPERATOR.OPERATOR_ADDRESS,
			email: OPERATOR.OPERATOR_EMAIL,
			telephone: OPERATOR.OPERATOR_PHONE,
			vatID: OPERATOR.OPERATOR_VAT_ID,
		});
	});

	it.each([
		["tr", "Veri sorumlusu", ["180 gün", "en çok 30 gün", "Plausible (plausible.io)"]],
		["de", "Verantwortlicher", ["Datenschutz in Kürze", "180 Tage", "höchstens 30 Tage"]],
		["en", "Controller", ["Privacy in short", "180 days", "at most 30 days"]],
	] as const)("the policy in %s says what is configured", async (to, controller, texts) => {
		const main = mainOf(await get(site, pathFor("privacy", to))).replaceAll("\u00a0", " ");
		const common = [OPERATOR.OPERATOR_PRIVACY_CONTACT, "Muster Hosting GmbH"];
		expect(main).toContain(`<dt>${controller}</dt><dd>${OPERATOR.OPERATOR_NAME}</dd>`);
		for (const text of [...texts, ...common]) expect(main).toContain(text);
		expect(main).not.toContain("Google");
		expect(main).toContain(`href="${pathFor("privacy-request", to)}"`);
	});
});

describe("a site without a configured publisher", () => {
	const site = testSite();

	it("has an imprint without invented facts, which nothing links", async () => {
		const html = await get(site, pathFor("imprint", "de"));
		expect(mainOf(html)).toContain("unter dem Namen Vitrin");
		expect(html).not.toContain("OPERATOR_");
		expect(headOf(html)).toContain("noindex");
		expect(await get(site, "/sitemap.xml")).not.toContain("impressum");
		const home = await get(site, "/de");
		expect(footerOf(home)).not.toContain("impressum");
		expect(Object.keys(structuredDataIn(home)[0])).not.toContain("legalName");
	});

	it("has a policy without unconfigured conditions, periods and services", async () => {
		const policy = mainOf(await get(site, pathFor("privacy", "tr")));
		expect(policy).not.toMatch(/[aı]çmışsa|[aı]çılmışsa|belirlemişse|yedek/i);
		expect(policy).not.toMatch(/Google|Plausible|Umami/);
		expect(policy).toContain("hiçbir istatistik hizmeti kullanmaz");
	});

	it("has a form for requests about personal data, without a company", async () => {
		const form = mainOf(await get(site, pathFor("privacy-request", "en")));
		expect(form).toContain('name="email"');
		expect(form).not.toContain('name="company"');
	});
});
