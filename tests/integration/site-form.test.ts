import supertest from "supertest";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withClient } from "../../server/database/with-client.ts";
import { startSite } from "../support/site-app.ts";

const FORM = {
	name: "Jörg Weiß",
	email: "joerg@weiss.example",
	company: "Weiß & Söhne GmbH",
	message: "",
	language: "de",
};

let site: Awaited<ReturnType<typeof startSite>>;
const post = (form: object) =>
	supertest(site.app.server)
		.post("/api/quick-analysis")
		.type("form")
		.send(form);

beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.close());

it("takes a form without JavaScript and lands on its result page", async () => {
	const { status, headers } = await post(FORM);
	expect(status).toBe(303);
	expect(headers.location).toBe("/de/schnellanalyse?sent");
	const result = await supertest(site.app.server).get(headers.location ?? "");
	expect(result.text).toContain("Ihre Anfrage ist eingegangen");
	const { rows } = await withClient(site.databaseUrl, (client) =>
		client.query("select name, company, language from private.leads"),
	);
	expect(rows).toEqual([
		{ name: "Jörg Weiß", company: "Weiß & Söhne GmbH", language: "de" },
	]);
});

const hidden = (html: string, name: string) =>
	new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];

it("hands each visitor a form with a key and a signed time of its own, which it keeps", async () => {
	const open = async () =>
		(await supertest(site.app.server).get("/de/schnellanalyse").expect(200))
			.text;
	const [one, two] = [await open(), await open()];
	const idempotencyKey = hidden(one, "idempotencyKey");
	const formToken = hidden(one, "formToken");
	expect(idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
	expect(formToken).toMatch(/^[0-9a-z]+\.[\w-]{43}$/);
	expect(hidden(two, "idempotencyKey")).not.toBe(idempotencyKey);
	expect(one).toMatch(
		/aria-hidden="true"><label>[^<]+<input[^>]+name="subject"/,
	);

	const refused = await post({ ...FORM, name: "", idempotencyKey, formToken });
	expect(hidden(refused.text, "idempotencyKey")).toBe(idempotencyKey);
	expect(hidden(refused.text, "formToken")).toBe(formToken);

	const form = { ...FORM, name: "Zweimal", idempotencyKey, formToken };
	await Promise.all([post(form), post(form)]);
	const { rows } = await withClient(site.databaseUrl, (client) =>
		client.query(
			"select idempotency_key, suspicions from private.leads where name = 'Zweimal'",
		),
	);
	expect(rows).toEqual([
		{ idempotency_key: idempotencyKey, suspicions: ["too_fast"] },
	]);
});

it("shows the form again with what was typed and what to mend", async () => {
	const { status, text, headers } = await post({
		...FORM,
		email: "joerg@",
		company: '"><script>',
	});
	expect(status).toBe(422);
	expect(headers["cache-control"]).toBe("no-store");
	expect(text).toContain('value="Jörg Weiß"');
	expect(text).toContain('value="joerg@"');
	expect(text).toContain(
		"Bitte geben Sie eine gültige E-\u2060Mail-Adresse ein",
	);
	expect(text).not.toContain('"><script>');
});

it.each([
	["tr", "/tr/hizli-analiz"],
	["de", "/de/schnellanalyse"],
	["en", "/en/quick-analysis"],
])(
	"leads back to the page in %s whoever opens the address that it posts to",
	async (language, page) => {
		const { text } = await supertest(site.app.server).get(page);
		const action = `/api/quick-analysis?language=${language}`;
		expect(text).toContain(`action="${action}"`);
		const { status, headers } = await supertest(site.app.server).get(action);
		expect([status, headers.location]).toEqual([303, page]);
	},
);

it("leads to the Turkish page where the address names no language of the site", async () => {
	for (const query of ["", "?language=fr", "?language=de&language=tr"]) {
		const answer = await supertest(site.app.server)
			.get(`/api/quick-analysis${query}`)
			.expect(303);
		expect(answer.headers.location).toBe("/tr/hizli-analiz");
	}
});

it("keeps what was typed where the lead cannot be taken now", async () => {
	const accept = site.app.leads.accept;
	site.app.leads.accept = () => Promise.reject(new Error("away"));
	try {
		const { status, text } = await post(FORM);
		expect(status).toBe(500);
		expect(text).toContain('value="joerg@weiss.example"');
		expect(text).toContain(
			"Wir können Ihre Anfrage gerade nicht entgegennehmen",
		);
	} finally {
		site.app.leads.accept = accept;
	}
});
