import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepTogether } from "../../client/i18n/keep-together.ts";
import { LANGUAGES, type Language } from "../../client/i18n/languages.ts";
import { pathFor } from "../../client/i18n/paths.ts";
import { withClient } from "../../server/database/with-client.ts";
import { escapeHtml } from "../../server/site/html.ts";
import { copies } from "../support/copies.ts";
import { startSite } from "../support/site-app.ts";

/** Nothing listens there: these tests look at the site, not at what is delivered. */
const HOOK = "http://127.0.0.1:9/hook-of-the-operator";

const FORMS = [
	{
		page: "sales-automation-demo",
		path: "/api/demo-form",
		anchor: "demo-form",
		filled: { name: "Jörg Weiß", email: "joerg@weiss.example" },
		texts: (language: Language) => copies.demoForm[language],
		done: (language: Language) => copies.demoForm[language].live.success.text,
	},
	{
		page: "free-content",
		path: "/api/newsletter",
		anchor: "newsletter",
		filled: { email: "joerg@weiss.example" },
		texts: (language: Language) => copies.newsletter[language],
		done: (language: Language) => copies.newsletter[language].live.done,
	},
] as const;

let live: Awaited<ReturnType<typeof startSite>>;
let inert: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
	live = await startSite({
		DEMO_FORM_WEBHOOK_URL: HOOK,
		NEWSLETTER_WEBHOOK_URL: HOOK,
		LEAD_FORM_MIN_SECONDS: "0",
	});
	inert = await startSite();
});
afterAll(async () => {
	await live.close();
	await inert.close();
});

const get = (site: typeof live, path: string) =>
	supertest(site.app.server).get(path);

/** The page's own markup, as React writes it. */
const mainOf = (html: string) =>
	html.slice(html.indexOf("<main"), html.indexOf("</main>"));

const written = (text: string) =>
	escapeHtml(keepTogether(text)).replaceAll(/'|&#39;/g, "&#x27;");

const attributesOf = (html: string, tag: string, name: string) =>
	[...html.matchAll(new RegExp(`<${tag} [^>]*\\b${name}="([^"]*)"`, "g"))].map(
		([, value]) => value,
	);

const hidden = (html: string, name: string) =>
	new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];

describe.each(FORMS)("the form of $page", (form) => {
	const post = (fields: object) =>
		supertest(live.app.server).post(form.path).type("form").send(fields);

	describe.each(LANGUAGES)("in %s", (language) => {
		const path = pathFor(form.page, language);
		const { inert: still, live: open } = form.texts(language);

		it("has no address to post to while it is inert, and says that it sends nothing", async () => {
			const { text } = await get(inert, path);
			const main = mainOf(text);
			const methods = attributesOf(main, "form", "method");
			expect(methods).toContain("dialog");
			expect(methods).not.toContain("post");
			expect(text).not.toContain(form.path);
			expect(main).toContain(written(still.withoutScript));
		});

		it("posts where it is open, links the privacy policy, and no longer says that nothing is sent", async () => {
			const { text } = await get(live, path);
			const main = mainOf(text);
			const methods = attributesOf(main, "form", "method");
			expect(methods).toContain("post");
			expect(methods).not.toContain("dialog");
			expect(attributesOf(main, "form", "action")).toContain(
				`${form.path}?language=${language}#${form.anchor}`,
			);
			await get(live, `${form.path}?language=${language}`)
				.expect(303)
				.expect("location", `${path}#${form.anchor}`);
			expect(main).toContain(`id="${form.anchor}"`);
			expect(main).toContain(`href="${pathFor("privacy", language)}"`);
			expect(main).toContain(written(open.submit));
			for (const said of Object.values(still)) {
				if (typeof said !== "string" || Object.values(open).includes(said))
					continue;
				expect(text).not.toContain(written(said));
				expect(text).not.toContain(said);
			}
			expect(text).not.toContain("hook-of-the-operator");
		});
	});

	it("carries a key and a signed time of its own, so the page is not kept", async () => {
		const open = () => get(live, pathFor(form.page, "de")).expect(200);
		const [one, two] = [await open(), await open()];
		expect(one.headers.etag).toBeUndefined();
		expect(hidden(one.text, "formToken")).toMatch(/^[0-9a-z]+\.[\w-]{43}$/);
		expect(hidden(one.text, "idempotencyKey")).not.toBe(
			hidden(two.text, "idempotencyKey"),
		);
		const kept = await get(inert, pathFor(form.page, "de"));
		expect(kept.headers.etag).toBeDefined();
	});

	it("without JavaScript lands on its own page, which says that it was sent", async () => {
		const { text } = await get(live, pathFor(form.page, "de"));
		const guard = {
			idempotencyKey: hidden(text, "idempotencyKey"),
			formToken: hidden(text, "formToken"),
		};
		const path = pathFor(form.page, "de");
		// Whatever a page claims to be, the answer leads nowhere else.
		const page = "//evil.example";
		await post({ ...form.filled, ...guard, language: "de", page })
			.expect(303)
			.expect("location", `${path}?sent#${form.anchor}`);
		const result = await get(live, `${path}?sent`);
		expect(mainOf(result.text)).toContain(written(form.done("de")));
		expect(result.text).toContain('name="robots" content="noindex');
		const { rows } = await withClient(live.databaseUrl, (client) =>
			client.query(
				"select state, email, language from private.leads where idempotency_key = $1",
				[guard.idempotencyKey],
			),
		);
		expect(rows).toEqual([
			{ state: "pending", email: "joerg@weiss.example", language: "de" },
		]);
	});

	it("comes back with what was typed and what to mend, in the visitor's language", async () => {
		const { status, text, headers } = await post({
			...form.filled,
			email: 'joerg@"><script>',
			language: "de",
		});
		expect(status).toBe(422);
		expect(headers["cache-control"]).toBe("no-store");
		expect(mainOf(text)).toContain(
			"Bitte geben Sie eine gültige E-\u2060Mail-Adresse ein",
		);
		expect(mainOf(text)).toContain('value="joerg@&quot;&gt;&lt;script&gt;"');
		expect(text).not.toContain('"><script>');
	});

	it("keeps what was typed where it cannot be taken now", async () => {
		const accept = live.app.leads.accept;
		live.app.leads.accept = () => Promise.reject(new Error("away"));
		try {
			const { status, text } = await post({ ...form.filled, language: "tr" });
			expect(status).toBe(500);
			expect(mainOf(text)).toContain('value="joerg@weiss.example"');
			expect(mainOf(text)).toContain(
				written(form.texts("tr").live.unavailable),
			);
		} finally {
			live.app.leads.accept = accept;
		}
	});

	it("is not there while it is inert, and the mark of a sent form says nothing then", async () => {
		await supertest(inert.app.server)
			.post(form.path)
			.type("form")
			.send(form.filled)
			.expect(404);
		await get(inert, form.path).expect(404);
		const path = pathFor(form.page, "tr");
		const [plain, marked] = [
			await get(inert, path),
			await get(inert, `${path}?sent`),
		];
		expect(marked.headers.etag).toBe(plain.headers.etag);
	});
});
