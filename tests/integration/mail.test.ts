import { beforeEach, expect, test } from "vitest";
import { eraseSubjects } from "../../server/leads/data-subject.ts";
import { holdDeliveries, resumeDeliveries } from "../../server/leads/hold.ts";
import { createMailOutbox } from "../../server/mail/outbox.ts";
import { addDigests } from "../../server/mail/plugin.ts";
import { SUBMISSION, startLeadServer, testLeadServer } from "../support/lead-server.ts";
import { testMailServer } from "../support/mail-server.ts";

const VISITOR = SUBMISSION.email;
const FROM = "bilgi@vitrin.example";

const smtp = await testMailServer();
const environment = {
	SITE_URL: "https://www.vitrin.example",
	...smtp.environment,
	MAIL_FROM: `Vitrin Ürünleri <${FROM}>`,
	OPERATOR_NAME: "Vitrin",
	OPERATOR_EMAIL: "info@vitrin.example",
};
const server = testLeadServer({ environment, watching: { keep: 0 } });
let at: ReturnType<typeof server>;
beforeEach(() => {
	at = server();
	smtp.reset();
});

/** Makes an account that may read leads. */
const account = (
	name: string,
	{ notify = "each", role = "sales", user = "gen_random_uuid()" } = {},
) =>
	at.sql.query(
		`insert into private.accounts (email, name, role, notify, auth_user)
		values ('${name}@vitrin.example', '${name}', '${role}', '${notify}', ${user})`,
	);

const states = () => at.rows("select kind, state from private.mails order by kind, id");
const sentTo = () => smtp.mails.flatMap(({ to }) => to).sort();

test("each account that wants mails gets one about a new lead, and the visitor a confirmation", async () => {
	await account("ece");
	await account("off", { notify: "off" });
	await account("daily", { notify: "daily" });
	await account("editor", { role: "editor" });
	await account("invited", { user: "null" });
	const timestamp = "2029-01-01T00:00:00.000Z";
	await at.post({ company: "Çiçek\u202eA.Ş. <script>", timestamp }).expect(202);
	await expect.poll(sentTo).toEqual([VISITOR, "ece@vitrin.example"].sort());
	const [toTeam, toVisitor] = ["ece@vitrin.example", VISITOR].map((address) =>
		smtp.mails.find(({ to }) => to[0] === address),
	);
	expect(Object.fromEntries(toTeam?.headers ?? [])).toMatchObject({
		from: `Vitrin Ürünleri <${FROM}>`,
		to: "ece@vitrin.example",
		subject: "Yeni başvuru: ÇiçekA.Ş. <script>",
		"reply-to": VISITOR,
		"auto-submitted": "auto-generated",
	});
	expect(toTeam?.text).toContain(`> ${SUBMISSION.message.split("\n")[0]}`);
	expect(toTeam?.text).toMatch(/https:\/\/www\.vitrin\.example\/desk\/leads\/[0-9a-f-]{36}/);
	expect(toTeam?.html).not.toContain("<script>");
	// The visitor's clock is wrong.
	const [lead] = await at.rows<{ received: string }>(
		"select to_char(received_at at time zone 'Europe/Istanbul', 'YYYY .* HH24:MI') as received from private.leads",
	);
	expect(toTeam?.text).toMatch(new RegExp(`^Alındı: .*${lead?.received}$`, "m"));
	expect(toTeam?.html.match(/<a /g)).toHaveLength(1);
	// Anyone can enter another person's address: none of their words are sent to it.
	for (const typed of [SUBMISSION.name, "Çiçek", "hızlı bir analiz"]) {
		expect(toVisitor?.raw).not.toContain(typed);
		expect(toVisitor?.text).not.toContain(typed);
	}
	expect(toVisitor?.headers.get("subject")).toBe("Analiz başvurunuz bize ulaştı");
	expect(toVisitor?.headers.get("reply-to")).toBe("info@vitrin.example");
	expect(toVisitor?.text).toContain("info@vitrin.example");
	await expect.poll(states).toEqual([
		{ kind: "confirmation", state: "sent" },
		{ kind: "lead", state: "sent" },
	]);
	expect(at.log.join("")).not.toContain(VISITOR);
});

test("a suspicious lead causes no mail, and one address gets three confirmations a day at most", async () => {
	await at.post({ subject: "I am a program" }).expect(202);
	for (const company of ["a", "b", "c", "d"]) {
		await at.post({ company, email: VISITOR.toUpperCase() }).expect(202);
	}
	const known = "select count(*)::integer as count from private.leads";
	expect(await at.rows(known)).toEqual([{ count: 5 }]);
	expect(await states()).toHaveLength(3);
});

test("a mail is retried until the server takes it, and given up when it refuses the address", async () => {
	for (const mood of [
		{ step: "RCPT", code: 451 },
		{ step: "DATA", code: 452 },
		"stalls",
		"drops",
	] as const) {
		smtp.be(mood);
		const before = smtp.attempts();
		const { body } = await at.post({ company: JSON.stringify(mood) }).expect(202);
		await expect.poll(() => smtp.attempts() - before).toBeGreaterThan(1);
		smtp.be("accepts");
		const tried = () =>
			at.rows<{ id: string }>(
				`select id from private.mails where lead_id = '${body.id}' and attempts > 0`,
			);
		await expect.poll(tried).toHaveLength(1);
		const [mail] = await tried();
		// On a busy machine the mail before this one may arrive a second time.
		await expect
			.poll(() => smtp.mails.map(({ headers }) => headers.get("message-id")))
			.toContain(`<${mail?.id}@vitrin.example>`);
		await at.sql.query("delete from private.leads");
	}
	await account("ece");
	smtp.be({ step: "RCPT", code: 550 });
	await at.post().expect(202);
	const failed = "select kind, state, attempts, last_error from private.mails order by kind";
	const refused = {
		state: "failed",
		attempts: 1,
		last_error: "answered 550 5.1.1 to RCPT TO",
	};
	await expect
		.poll(() => at.rows(failed))
		.toEqual([
			{ kind: "confirmation", ...refused },
			{ kind: "lead", ...refused },
		]);
	const parts = await at.app.readParts();
	expect(parts.find(({ name }) => name === "mail")).toMatchObject({
		status: "degraded",
		figures: { mails_waiting: 0, mails_failed: 2 },
		trouble: {
			what: "Mails to the team that were given up within a day: 1 (answered 550 5.1.1 to RCPT TO)",
		},
	});
});

test("an unreachable mail server delays no lead, and the mail fails after its last attempt", async () => {
	const twice = { ...environment, LEAD_RETRY_DELAYS: "0.05" };
	await using at = await startLeadServer({ environment: twice });
	smtp.be("drops");
	await at.post().expect(202);
	const mails = () => at.rows("select state, attempts, last_error from private.mails");
	const last_error = expect.stringMatching(/^no connection/);
	await expect.poll(mails).toEqual([{ state: "failed", attempts: 2, last_error }]);
});

test("a digest lists the day's leads once, also a released one", async () => {
	await account("ece", { notify: "daily", role: "owner" });
	await at.post({ subject: "I am a program" }).expect(202);
	await at.sql.query(
		"update private.leads set received_at = now() - interval '40 hours', pending_since = now() - interval '40 hours'",
	);
	// Eight o'clock has always passed there.
	await at.sql.query(
		`update private.accounts set time_zone = (select name from pg_timezone_names
			where extract(hour from now() at time zone name) between 9 and 22 limit 1)`,
	);
	await at.post().expect(202);
	await at.post({ company: "Weiß GmbH" }).expect(202);
	await expect.poll(() => smtp.mails.length).toBe(2);
	await account("can");
	const [held] = await at.rows<{ id: string }>(
		"select id from private.leads where state = 'quarantined'",
	);
	await at.app.leads.release([held?.id ?? ""], "Can");
	await expect.poll(sentTo).toContain("can@vitrin.example");
	smtp.mails.length = 0;
	await addDigests(at.app.pool, at.app.queue);
	await addDigests(at.app.pool, at.app.queue);
	await expect.poll(() => smtp.mails.length).toBe(1);
	expect(smtp.mails[0]?.to).toEqual(["ece@vitrin.example"]);
	expect(smtp.mails[0]?.headers.get("subject")).toBe("3 yeni başvuru");
	expect(smtp.mails[0]?.text).toContain("- Weiß GmbH, en geç ");
	expect(
		await at.rows("select count(*)::integer from private.mails where kind = 'digest'"),
	).toEqual([{ count: 1 }]);
	// Nothing is left to tell when it is sent.
	await holdDeliveries(at.app.pool, "Can");
	await at.sql.query(`update private.accounts set digest_at = null;
		delete from private.mails`);
	await addDigests(at.app.pool, at.app.queue);
	await at.sql.query("delete from private.leads");
	await resumeDeliveries(at.app.pool, "Can");
	await createMailOutbox(at.app.pool, at.app.queue).enqueueLost();
	const ended = "select kind, state, attempts, last_error from private.mails";
	await expect
		.poll(() => at.rows(ended))
		.toEqual([{ kind: "digest", state: "failed", attempts: 0, last_error: "no longer wanted" }]);
	expect(smtp.mails).toHaveLength(1);
});

test("an unreachable mail server degrades the part mail, a visitor's wrong e-mail address does not", async () => {
	const troubleAfter = async (error: string) => {
		await at.sql.query(
			`update private.mails set attempts = 3, created_at = now() - interval '1 hour', last_error = '${error}',
				next_attempt_at = now() + interval '1 hour'`,
		);
		const parts = await at.app.readParts();
		return parts.find(({ name }) => name === "mail")?.trouble?.what;
	};
	smtp.be("stalls");
	const before = smtp.attempts();
	await at.post().expect(202);
	await expect.poll(() => smtp.attempts()).toBeGreaterThan(before);
	await at.sql.query("delete from pgboss.job");
	expect(await troubleAfter("answered 451 4.1.2 to RCPT TO")).toBeUndefined();
	expect(await troubleAfter("no connection (ECONNREFUSED)")).toContain(
		"waited for over 15 minutes: 1",
	);
});

test("while deliveries are held no mail is sent either", async () => {
	await holdDeliveries(at.app.pool, "Can");
	await at.post().expect(202);
	const done = "select state from pgboss.job where name = 'mail'";
	await expect.poll(() => at.rows(done)).toEqual([{ state: "completed" }]);
	expect(smtp.mails).toEqual([]);
	await resumeDeliveries(at.app.pool, "Can");
	await createMailOutbox(at.app.pool, at.app.queue).enqueueLost();
	await expect.poll(() => smtp.mails.length).toBe(1);
});

test("erasing a person deletes the mails about them", async () => {
	smtp.be("stalls");
	const before = smtp.attempts();
	await at.post().expect(202);
	await expect.poll(() => smtp.attempts()).toBeGreaterThan(before);
	expect(await states()).toHaveLength(1);
	await eraseSubjects(at.app.pool, [VISITOR], "Can");
	expect(await states()).toEqual([]);
	smtp.be("accepts");
	await at.post({ email: "can@cicek.example" }).expect(202);
	await expect.poll(sentTo).toEqual(["can@cicek.example"]);
});
