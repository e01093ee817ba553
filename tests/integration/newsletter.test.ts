import { afterAll, beforeEach, expect, test } from "vitest";
import { eraseSubjects } from "../../server/leads/data-subject.ts";
import { eraseAgain } from "../../server/leads/erasures.ts";
import { testLeadServer } from "../support/lead-server.ts";
import { testMailServer } from "../support/mail-server.ts";
import { doCommand } from "../support/parse-command.ts";
import { startWebhookReceiver } from "../support/webhook-receiver.ts";

const SITE = "https://www.vitrin.example";
const EMAIL = "Jörg@weiss.example";

const smtp = await testMailServer();
const webhook = await startWebhookReceiver();
afterAll(() => webhook.close());
const server = testLeadServer({
	environment: {
		SITE_URL: SITE,
		...smtp.environment,
		NEWSLETTER_WEBHOOK_URL: webhook.url,
	},
});
let at: ReturnType<typeof server>;
beforeEach(() => {
	at = server();
	smtp.reset();
	webhook.requests.length = 0;
});

const signUp = (fields: object = {}) =>
	at.request.post("/api/newsletter").send({
		email: EMAIL,
		timestamp: "2026-11-20T09:30:00.000Z",
		source: "newsletter",
		language: "de",
		page: "/de/kostenlose-inhalte",
		...fields,
	});

/** The link of the newest mail, once so many have arrived. */
async function linkOfMail(count: number) {
	await expect.poll(() => smtp.mails.length).toBe(count);
	const mail = smtp.mails.at(-1);
	const [link = ""] = /https:\S+/.exec(mail?.text ?? "") ?? [];
	const url = new URL(link);
	expect(url.origin).toBe(SITE);
	const [oneClick = ""] = /(?<=^<).*(?=>$)/.exec(mail?.headers.get("list-unsubscribe") ?? "") ?? [];
	return { url, oneClick: oneClick.slice(SITE.length), mail };
}
const tokenIn = ({ searchParams }: URL) => [...searchParams.values()][0];
const press = (path: string, token: string | undefined) =>
	at.request.post(path).type("form").send({ token });
/** Unsubscribes as a mail program does. */
const pressOneClick = (link: string) =>
	at.request
		.post(link.replace(SITE, ""))
		.type("form")
		.send("List-Unsubscribe=One-Click")
		.expect(200);
const list = () =>
	at.rows<{ state: string }>(
		`select email, language, confirmed_at is not null as confirmed, left_at is not null as "hasLeft"
		from private.subscriptions order by asked_at`,
	);
const stateOf = async ({ search }: URL) =>
	(await at.app.newsletter.read(new URLSearchParams(search)))?.state;
const events = () =>
	webhook.requests.map(({ query }) => {
		const { source, email, message = "" } = Object.fromEntries(query);
		return { source, email, ...JSON.parse(message) };
	});

test("only the button on the mail's page subscribes an address to its language's list, and one click unsubscribes it", async () => {
	await signUp().expect(202);
	const asked = await linkOfMail(1);
	expect(asked.mail?.to).toEqual([EMAIL]);
	expect(asked.url.pathname).toBe("/de/newsletter");
	expect(await stateOf(asked.url)).toBe("confirm");
	const row = { email: EMAIL, language: "de", hasLeft: false };
	expect(await list()).toEqual([{ ...row, confirmed: false }]);

	const token = tokenIn(asked.url);
	const answer = await press("/api/newsletter/confirm", token).expect(303);
	expect(answer.headers.location).toBe(asked.url.pathname + asked.url.search);
	await press("/api/newsletter/confirm", token).expect(303);
	expect(await stateOf(asked.url)).toBe("confirmed");
	expect(await list()).toEqual([{ ...row, confirmed: true }]);
	const proof = await at.rows<{ consent: string }>("select consent from private.subscriptions");
	expect(proof[0]?.consent).toContain("Mit „Anmelden“ willigen Sie");

	const welcome = await linkOfMail(2);
	expect(welcome.mail?.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
	expect(await stateOf(welcome.url)).toBe("leave");
	const opened = await at.request.get(welcome.oneClick).expect(303);
	expect(opened.headers.location).toBe(welcome.url.pathname + welcome.url.search);
	await pressOneClick(welcome.oneClick);
	expect(await stateOf(welcome.url)).toBe("left");
	expect(await stateOf(asked.url)).toBe("left");
	expect(await list()).toEqual([{ ...row, confirmed: true, hasLeft: true }]);
	await expect.poll(() => webhook.requests.length).toBe(2);
	const unsubscribe = SITE + welcome.oneClick;
	const event = { source: "newsletter", email: EMAIL, language: "de", unsubscribe };
	// The worker makes both calls at once, so either may arrive first.
	expect(events()).toHaveLength(2);
	expect(events()).toEqual(
		expect.arrayContaining([
			{ ...event, event: "confirmed" },
			{ ...event, event: "left" },
		]),
	);
	expect(at.log.join("")).not.toContain(EMAIL);
});

test("one click works as multipart too, and the page's button unsubscribes as well", async () => {
	await signUp().expect(202);
	const { oneClick } = await linkOfMail(1);
	await at.request.post(oneClick).field("List-Unsubscribe", "One-Click").expect(200);
	expect(await list()).toEqual([]);
	// Nothing says any more which language it had.
	const opened = await at.request.get(oneClick).set("accept-language", "de").expect(303);
	expect(opened.headers.location).toContain("/de/newsletter?");
	await signUp({ language: "tr" }).expect(202);
	const asked = await linkOfMail(2);
	expect(asked.url.pathname).toBe("/tr/bulten");
	await press("/api/newsletter/confirm", tokenIn(asked.url)).expect(303);
	const welcome = await linkOfMail(3);
	await press("/api/newsletter/leave", tokenIn(welcome.url)).expect(303);
	expect(await list()).toMatchObject([{ language: "tr", hasLeft: true }]);
});

test.each([
	["a forged token", (token: string) => `${token.slice(0, -2)}AA`],
	["a token for leaving", (token: string) => token.replace(/\.[0-9a-z]+\./, ".0.")],
	["no token", () => ""],
])("%s confirms nothing", async (_, change) => {
	await signUp().expect(202);
	const { url } = await linkOfMail(1);
	const token = change(tokenIn(url) ?? "");
	await press("/api/newsletter/confirm", token).expect(303);
	expect(await list()).toMatchObject([{ confirmed: false }]);
	url.search = `?confirm=${token}`;
	expect(await stateOf(url)).toBe("unknown");
});

test("a suspicious sign-up gets the usual answer, is not stored and sends no mail; an address gets at most three mails a day", async () => {
	const suspicious = await signUp({ subject: "I am a program" }).expect(202);
	expect(await list()).toEqual([]);
	// The answer's id names nothing that is stored, so it is not logged either.
	const logged = (text: string) => at.log.some((line) => line.includes(text));
	expect(logged("Suspicious sign-up not stored")).toBe(true);
	expect(logged(suspicious.body.id)).toBe(false);
	const answers = await Promise.all([1, 2, 3, 4].map(() => signUp().expect(202)));
	for (const { body } of answers) {
		expect(Object.keys(body)).toEqual(Object.keys(suspicious.body));
	}
	expect(new Set(answers.map(({ body }) => body.id)).size).toBe(4);
	expect(await list()).toHaveLength(1);
	expect(await at.rows("select kind from private.mails")).toHaveLength(3);
	// Otherwise one of them may still arrive in the next test.
	await linkOfMail(3);
});

test("a subscriber who signs up again is told so instead of being asked again", async () => {
	await signUp().expect(202);
	await press("/api/newsletter/confirm", tokenIn((await linkOfMail(1)).url));
	await linkOfMail(2);
	await signUp().expect(202);
	const { mail } = await linkOfMail(3);
	expect(mail?.headers.get("subject")).toBe("Ihre Anmeldung zum Newsletter ist bestätigt");
	expect(await list()).toHaveLength(1);
});

test("the lists are counted without personal data and exported with consent and a link to leave", async () => {
	await at.sql.query(`insert into private.subscriptions (email, language, consent, confirmed_at, left_at) values
		('=cmd@x.example', 'tr', 'Onay', now(), null), ('b@x.example', 'de', 'Ja', now(), null),
		('waits@x.example', 'tr', '', null, null), ('gone@x.example', 'tr', '', now(), now())`);
	const { app, databaseUrl: url } = at;
	const run = (...words: string[]) =>
		doCommand("newsletter", { config: app.config, pool: app.pool, url }, words);
	expect(JSON.parse(await run("list", "--json"))).toEqual([
		{ language: "de", confirmed: 1, pending: 0, left: 0 },
		{ language: "tr", confirmed: 1, pending: 1, left: 1 },
	]);
	const [, line = "", ...rest] = (await run("export", "--language", "tr", "--as", "Can")).split(
		"\r\n",
	);
	expect(rest).toEqual([""]);
	expect(line).toMatch(/^'=cmd@x\.example,tr,.*,Onay,https:/);
	await pressOneClick(line.slice(line.indexOf(SITE)));
	expect((await run("export", "--language", "tr")).split("\r\n")).toHaveLength(2);
	const audit =
		"select objects, person from private.audit where object_kind = 'subscriber' and action = 'export' order by id limit 1";
	expect(await at.rows(audit)).toEqual([{ objects: 1, person: "Can" }]);
});

test("erasing a person who has left tells the webhook that did not hear of it", async () => {
	await at.sql.query(`
		with left_one as (
			insert into private.subscriptions (email, language, consent, asked_at, confirmed_at, left_at)
			values ('${EMAIL}', 'de', '', now(), now(), now())
		)
		insert into private.leads (email, message, source, submitted_at, state)
		values ('${EMAIL}', '{"event":"left"}', 'newsletter', now(), 'failed')`);
	const erased = await eraseSubjects(at.app.pool, [EMAIL], "Can", at.app.newsletter.links);
	expect(erased).toMatchObject({ subscriptions: 1, lists: 1 });
	await at.app.leads.enqueueLost(["newsletter"]);
	await expect.poll(events).toMatchObject([{ email: EMAIL, event: "left", language: "de" }]);
});

test("erasing a person erases their sign-up, and a restore brings back neither that nor unsubscribed people", async () => {
	const insert = (id: number, email: string) =>
		at.sql.query(
			`insert into private.subscriptions (id, email, language, consent, asked_at, confirmed_at)
			values ($1, $2, 'de', '', now() - interval '2 days', now() - interval '1 day')`,
			[`00000000-0000-4000-8000-00000000000${id}`, email],
		);
	await insert(1, EMAIL);
	await insert(2, "can@weiss.example");
	const links = at.app.newsletter.links;
	const id = "00000000-0000-4000-8000-000000000002";
	await pressOneClick(await links.leaveAtOnce({ id, language: "de" }));
	// Both were on the list; her address goes once the webhook knows that she has left.
	await expect.poll(() => webhook.requests.length).toBe(1);
	const erased = await eraseSubjects(at.app.pool, [EMAIL], "Can", links);
	expect(erased).toEqual({ ids: [], subscriptions: 1, lists: 1 });
	await at.app.leads.enqueueLost(["newsletter"]);
	await expect.poll(events).toMatchObject([
		{ email: "can@weiss.example", event: "left" },
		{ email: EMAIL, event: "left", language: "de" },
	]);
	await expect
		.poll(() => at.rows("select email from private.leads"))
		.toEqual([{ email: "can@weiss.example" }]);
	expect(await list()).toMatchObject([{ email: "can@weiss.example", hasLeft: true }]);

	await at.sql.query("delete from private.subscriptions");
	await insert(1, EMAIL);
	await insert(2, "can@weiss.example");
	await eraseAgain(at.app.pool);
	expect(await list()).toMatchObject([{ email: "can@weiss.example", hasLeft: true }]);
});
