import type { FastifyInstance } from "fastify";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { removeUnusedPortraits } from "../../server/settings/repository.ts";
import type { SiteAnswer } from "../../shared/desk/site.ts";
import { NO_SETTINGS, type SettingsPart } from "../../shared/site-settings.ts";
import { pictureUrl } from "../support/blog-payload.ts";
import { outcomeOf, type SignedIn, testDesk } from "../support/desk.ts";
import { startReplica } from "../support/site-app.ts";

const desk = testDesk();
let owner: SignedIn;
/** The whole site on the desk's database, in another process as far as it knows. */
let site: FastifyInstance;

beforeAll(async () => {
	owner = await desk().signIn("owner");
	site = await startReplica(desk().databaseUrl);
	return () => site.close();
});
beforeEach(async () => {
	await desk().sql.query("truncate private.site_settings");
});

const read = (): Promise<SiteAnswer> => owner.ask.read("/site");
const save = (part: SettingsPart, value: object, seen: string | null = null) =>
	owner.ask.put(`/site/${part}`, { value, seen });
const page = async (path: string) => (await site.inject(path)).payload;

const publisher = { name: "Örnek Yazılım A.Ş.", email: "bilgi@ornek.example", receivers: [] };

test("nothing is set on a new site", async () => {
	expect(await read()).toEqual({
		settings: JSON.parse(JSON.stringify(NO_SETTINGS)),
		environment: {},
		versions: {},
	});
});

test("what is saved shows on every replica at once, and who saved it is recorded", async () => {
	expect(await page("/de")).not.toContain(publisher.name);
	const saved: SiteAnswer = await (await save("publisher", publisher)).json();
	expect(saved.settings.publisher).toEqual(publisher);
	// Sooner than the kept page is outdated.
	await expect.poll(() => page("/de")).toContain(publisher.name);
	const { rows } = await desk().sql.query(
		"select person, object_id as part from private.audit where object_kind = 'settings'",
	);
	expect(rows).toEqual([{ person: owner.account.email, part: "publisher" }]);
});

test("of two people who save the same part the second one is told", async () => {
	await save("links", { profiles: ["https://www.linkedin.com/company/ornek"] });
	const { links } = (await read()).versions;
	const refused = await save("links", { profiles: [] });
	expect([refused.status, await refused.json()]).toMatchObject([
		409,
		{ code: "settings_changed", by: owner.account.name },
	]);
	expect((await save("links", { profiles: [] }, links)).status).toBe(200);
	expect(await outcomeOf(await save("links", { profiles: [] }, links))).toBe(
		"409 settings_changed",
	);
});

test.each<[SettingsPart, object, Record<string, string>]>([
	["publisher", { ...publisher, email: "bilgi" }, { email: "email" }],
	["publisher", { ...publisher, mersis: "12" }, { mersis: "invalid" }],
	["contact", { whatsapp: "0532 000 00 00", price: null }, { whatsapp: "international_phone" }],
	[
		"contact",
		{ price: { amount: 0, currency: "EUR", unit: "month" } },
		{ "price.amount": "invalid" },
	],
	["contact", { whatsapp: "+()()()()()", price: null }, { whatsapp: "international_phone" }],
	["links", { profiles: ["http://ornek.example"] }, { "profiles.0": "url" }],
	["links", { profiles: [], companyList: "https:///liste" }, { companyList: "url" }],
	[
		"people",
		[{ name: "", role: { tr: "Satış" }, languages: [], portrait: null }],
		{ "0.name": "required" },
	],
	["quotes", [{ text: {}, name: "Ada", company: "X", consent: true }], { "0.text": "required" }],
])("in %s %j is refused with the field", async (part, value, expected) => {
	const { errors } = await (await save(part, value)).json();
	const refused = errors.map(({ field, code }: Record<string, string>) => [field, code]);
	expect(Object.fromEntries(refused)).toEqual(expected);
});

test("an unknown part does not exist", async () => {
	expect((await owner.ask.put("/site/prices", { value: {}, seen: null })).status).toBe(404);
});

test("the environment wins, and says which variable", async () => {
	const server = await desk().start({ OPERATOR_NAME: "Umgebung GmbH" });
	await save("publisher", publisher);
	const { environment, settings }: SiteAnswer = await desk()
		.ask(owner.cookie, server)
		.read("/site");
	expect(environment).toEqual({
		"publisher.name": { variable: "OPERATOR_NAME", value: "Umgebung GmbH" },
	});
	expect(settings.publisher.name).toBe(publisher.name);
	await expect
		.poll(() => server.settings.operator())
		.toMatchObject({
			name: "Umgebung GmbH",
			email: publisher.email,
		});
});

test("a person's picture is public once it is stored, and goes when nobody has it", async () => {
	const image = await pictureUrl("jpeg", { width: 900, height: 900 });
	const { id } = await (await owner.ask.post("/site/portraits", { image })).json();
	const person = { name: "Ada", role: { tr: "Satış" }, languages: ["tr"], portrait: id };
	await save("people", [person]);
	const picture = await site.inject({
		url: `/media/${id}?w=320`,
		headers: { accept: "image/webp" },
	});
	expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
	const stored = async () => (await desk().sql.query("select from private.portraits")).rowCount;
	// Uploaded for a form that is still open.
	await owner.ask.post("/site/portraits", { image });
	const { people } = (await read()).versions;
	await save("people", [{ ...person, portrait: null }], people);
	expect(await stored()).toBe(1);
	await desk().sql.query("update private.portraits set added_at = now() - interval '2 days'");
	expect(await removeUnusedPortraits(desk().app.pool)).toBe(1);
	const refused = await save("people", [person], (await read()).versions.people);
	expect((await refused.json()).errors).toMatchObject([
		{ field: "0.portrait", code: "photo_gone" },
	]);
});

test("a row that cannot be read takes no page away", async () => {
	await desk().sql.query(
		"insert into private.site_settings (part, value) values ('people', '[{}]'), ('gone', '1')",
	);
	expect((await read()).settings.people).toEqual([]);
	expect((await site.inject("/tr")).statusCode).toBe(200);
});
