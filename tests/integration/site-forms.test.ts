import supertest from "supertest";
import { describe, expect, it } from "vitest";
import { DEMO_FORM, NEWSLETTER, QUICK_ANALYSIS } from "../../shared/forms/forms.ts";
import { LANGUAGES, type Language } from "../../shared/languages.ts";
import { pathFor } from "../../shared/paths.ts";
import { copies } from "../support/copies.ts";
import { mainOf, written } from "../support/markup.ts";
import { testSite } from "../support/site-app.ts";

/** Nothing listens there: these tests look at the site, not at deliveries. */
const HOOK = "http://127.0.0.1:9/hook-of-the-operator";

const { quickAnalysis, demoForm, newsletter } = copies;

const FORMS = [
	{
		form: QUICK_ANALYSIS,
		copy: (language: Language) => quickAnalysis[language],
		done: quickAnalysis.de.success.title,
	},
	{
		form: DEMO_FORM,
		copy: (language: Language) => demoForm[language].enabled,
		disabled: (language: Language) => demoForm[language].disabled,
		done: demoForm.de.enabled.success.text,
	},
	{
		form: NEWSLETTER,
		copy: (language: Language) => newsletter[language].enabled,
		disabled: (language: Language) => newsletter[language].disabled,
		done: newsletter.de.enabled.done,
	},
];

const FILLED = {
	name: "Jörg Weiß",
	email: "joerg@weiss.example",
	company: "Weiß & Söhne GmbH",
	language: "de",
};

const site = testSite({
	DEMO_FORM_WEBHOOK_URL: HOOK,
	NEWSLETTER_WEBHOOK_URL: HOOK,
});
const withoutHooks = testSite();

const get = (path: string, at = site) => supertest(at.app.server).get(path);

const attributesOf = (html: string, tag: string, name: string) =>
	[...html.matchAll(new RegExp(`<${tag} [^>]*\\b${name}="([^"]*)"`, "g"))].map(
		([, value]) => value,
	);

/** The hidden fields of the page's last form; the demo shows the quick analysis above its own. */
const hidden = (html: string) => ({
	idempotencyKey: attributeOf(html, "idempotencyKey"),
	formToken: attributeOf(html, "formToken"),
});

const attributeOf = (html: string, name: string) =>
	[...html.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, "g"))].at(-1)?.[1];

describe.each(FORMS)("$form.source", ({ form, copy, done }) => {
	const { path, page, anchor } = form;
	const fragment = anchor && `#${anchor}`;
	const german = pathFor(page, "de");
	const post = (fields: object) => supertest(site.app.server).post(path).type("form").send(fields);

	it.each(LANGUAGES)(
		"posts in %s to a path that redirects to its page, and does not reveal its webhook",
		async (language) => {
			const { text } = await get(pathFor(page, language)).expect(200);
			const main = mainOf(text);
			const action = `${path}?language=${language}`;
			expect(attributesOf(main, "form", "action")).toContain(action + fragment);
			const methods = attributesOf(main, "form", "method");
			expect(methods).toContain("post");
			expect(methods).not.toContain("dialog");
			await get(action)
				.expect(303)
				.expect("location", pathFor(page, language) + fragment);
			if (anchor) expect(main).toContain(`id="${anchor}"`);
			expect(main).toContain(`href="${pathFor("privacy", language)}"`);
			expect(main).toContain(written(copy(language).submit));
			expect(text).not.toContain("hook-of-the-operator");
		},
	);

	it("redirects to the Turkish page where the query has no known language", async () => {
		for (const query of ["", "?language=fr", "?language=de&language=tr"]) {
			await get(path + query)
				.expect(303)
				.expect("location", pathFor(page, "tr") + fragment);
		}
	});

	it("has a key and a token per visitor, keeps both when refused, and stores one lead for two posts", async () => {
		const [one, two] = [await get(german), await get(german)];
		expect(one.headers.etag).toBeUndefined();
		const data = await get(`/_data/page${german}`).expect(200);
		for (const { headers } of [one, data]) expect(headers["cache-control"]).toBe("no-store");
		const sent = hidden(one.text);
		expect(sent.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
		expect(sent.formToken).toMatch(/^[0-9a-z]+\.[\w-]{43}$/);
		expect(hidden(two.text).idempotencyKey).not.toBe(sent.idempotencyKey);
		expect(mainOf(one.text)).toMatch(
			/aria-hidden="true"><label>[^<]+<input(?=[^>]+name="subject")[^>]+tabindex="-1"/i,
		);
		const refused = await post({ ...FILLED, ...sent, email: "" });
		expect(hidden(refused.text)).toEqual(sent);

		// The redirect does not depend on the page that a post claims.
		const fields = { ...FILLED, ...sent, page: "//evil.example" };
		const locations = await Promise.all(
			[fields, fields].map(async (twice) => {
				const { headers } = await post(twice).expect(303);
				return String(headers.location);
			}),
		);
		for (const location of locations) expect(location).toBe(`${german}?sent${fragment}`);
		const result = await get(String(locations[0]?.split("#")[0]));
		expect(mainOf(result.text)).toContain(written(done));
		expect(result.text).toContain('name="robots" content="noindex');
		const rows = await site.query(
			"select email, language, suspicions from private.leads where idempotency_key = $1",
			[sent.idempotencyKey],
		);
		const { email, language } = FILLED;
		expect(rows).toEqual([{ email, language, suspicions: ["too_fast"] }]);
	});

	it("is shown again with the typed values and the problem, in the visitor's language", async () => {
		const { status, text } = await post({
			...FILLED,
			email: 'joerg@"><script>',
		});
		expect(status).toBe(422);
		expect(mainOf(text)).toContain(written(copy("de").problems.email.email));
		expect(mainOf(text)).toContain('value="joerg@&quot;&gt;&lt;script&gt;"');
		expect(text).not.toContain('"><script>');
	});

	it("keeps the typed values when the lead cannot be stored", async () => {
		const accept = site.app.leads.accept;
		site.app.leads.accept = () => Promise.reject(new Error("away"));
		try {
			const { status, text } = await post(FILLED);
			expect(status).toBe(500);
			expect(mainOf(text)).toContain(`value="${FILLED.email}"`);
			expect(mainOf(text)).toContain(written(copy("de").unavailable));
		} finally {
			site.app.leads.accept = accept;
		}
	});
});

describe.each(FORMS.slice(1))(
	"$form.source without a webhook",
	({ form: { path, page }, copy, disabled }) => {
		it.each(LANGUAGES)("has no form target in %s and says so", async (language) => {
			const texts = disabled?.(language) ?? {};
			const { text } = await get(pathFor(page, language), withoutHooks);
			const main = mainOf(text);
			expect(attributesOf(main, "form", "method")).toContain("dialog");
			for (const action of attributesOf(main, "form", "action")) expect(action).not.toContain(path);
			expect(text).not.toContain(path);
			expect(main).toContain(written(disabled?.(language).withoutScript ?? "-"));
			const enabled = await get(pathFor(page, language));
			for (const said of Object.values(texts)) {
				if (typeof said !== "string") continue;
				if (Object.values(copy(language)).includes(said)) continue;
				expect(enabled.text).not.toContain(written(said));
				expect(enabled.text).not.toContain(said);
			}
		});

		it("has no route, and its page is cached unless it has another form", async () => {
			await supertest(withoutHooks.app.server).post(path).type("form").send(FILLED).expect(404);
			await get(path, withoutHooks).expect(404);
			const { headers } = await get(pathFor(page, "de"), withoutHooks);
			if (page === DEMO_FORM.page) return expect(headers.etag).toBeUndefined();
			expect(headers.etag).toBeDefined();
			await get(`${pathFor(page, "de")}?sent`, withoutHooks).expect("etag", `${headers.etag}`);
		});
	},
);
