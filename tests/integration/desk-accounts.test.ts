import { generateSync } from "otplib";
import { expect, test, vi } from "vitest";
import { addAccount, FIRST_OWNER } from "../../server/desk/accounts/changes.ts";
import { inviteFirstOwner } from "../../server/desk/accounts/first-owner.ts";
import { startSession } from "../../server/desk/accounts/sessions.ts";
import { cookieOf, outcomeOf, type SignedIn, testDesk } from "../support/desk.ts";

const STRONG = "a rather long sentence of ours";

const desk = testDesk();

const tokenIn = (link: string) => link.split("#")[1] ?? "";

/** Uses a link. @returns the answer. */
const useLink = (link: string, fields = {}) =>
	desk()
		.ask()
		.post("/link/password", { token: tokenIn(link), password: STRONG, ...fields });

/** An owner's link for a new password of an account. */
async function makeLink({ ask }: SignedIn, { id }: { id: string }): Promise<string> {
	const answer = await ask.post(`/accounts/${id}/link`, {});
	return (await answer.json()).link;
}

const audit = async () => {
	const { rows } = await desk().sql.query(
		"select action, object_id, person, detail from private.audit where object_kind = 'account' order by id",
	);
	return rows.map(({ action, object_id, person, detail }) =>
		[action, object_id, person, detail].filter(Boolean).join(" "),
	);
};

test("an owner invites, changes and removes an account; the audit names owner and account", async () => {
	const { ask, signIn, sql, users } = desk();
	const owner = await signIn("owner");
	await sql.query("delete from private.audit");
	const ada = { email: "ada@example.com", name: "Ada", role: "sales", language: "de" };
	const invited = await owner.ask.post("/accounts", { ...ada, email: "Ada@Example.com" });
	expect(invited.status).toBe(201);
	const { account, link } = await invited.json();
	expect(account).toMatchObject({ email: "ada@example.com", active: false });
	expect(link).toMatch(/^http:\/\/localhost:3000\/desk\/welcome#[\w-]{43}$/);
	const again = await owner.ask.post("/accounts", { ...ada, role: "owner" });
	expect(await outcomeOf(again)).toBe("409 email_taken");

	const shown = await ask().post("/link", { token: tokenIn(link) });
	expect(await shown.json()).toEqual({
		email: "ada@example.com",
		name: "Ada",
		purpose: "invite",
		language: "de",
	});
	const set = await useLink(link);
	expect(set.status).toBe(200);
	expect((await set.json()).account.role).toBe("sales");
	expect(await outcomeOf(await useLink(link))).toBe("410 link_used_or_expired");

	const path = `/accounts/${account.id}`;
	await owner.ask.patch(path, { role: "editor", name: "Ada L." });
	await owner.ask.delete(`${path}/sessions`);
	const reset = await makeLink(owner, account);
	expect((await owner.ask.delete(path)).status).toBe(204);
	expect((await useLink(reset)).status).toBe(410);
	expect(users.has("ada@example.com")).toBe(false);
	const by = owner.account.email;
	expect(await audit()).toEqual([
		`add ada@example.com ${by} sales`,
		`password ada@example.com ${by} set by a link that this person made`,
		"sign_in ada@example.com ada@example.com",
		`role ada@example.com ${by} sales to editor`,
		`name ada@example.com ${by}`,
		`sessions_end ada@example.com ${by}`,
		`link ada@example.com ${by}`,
		`remove ada@example.com ${by}`,
	]);
});

test("a link expires after a day or with a newer link, and works once for two who use it at the same time", async () => {
	const { signIn, sql } = desk();
	const owner = await signIn("owner");
	const { account } = await signIn("sales");
	const old = await makeLink(owner, account);
	const link = await makeLink(owner, account);
	expect((await useLink(old)).status).toBe(410);
	await sql.query("update private.account_links set expires_at = expires_at - interval '24 hours'");
	expect((await useLink(link)).status).toBe(410);
	const fresh = await makeLink(owner, account);
	const both = await Promise.all([useLink(fresh), useLink(fresh)]);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
});

test.each([
	["too short", "elevenchar🚲", "too_short"],
	["cut off by bcrypt", "ğ".repeat(37), "too_long"],
	["a leaked one", "passwordpassword", "too_common"],
	["a row of keys", "qwertzuiopüasdf", "too_common"],
	["the person's name", "GraceHopper1906", "too_common"],
])("a password is refused that is %s", async (_, password, problem) => {
	const { signIn } = desk();
	const owner = await signIn("owner");
	const { account } = await signIn("sales", { name: "Grace Hopper" });
	const link = await makeLink(owner, account);
	const refused = await useLink(link, { password });
	expect(refused.status).toBe(422);
	expect(await refused.json()).toMatchObject({
		code: "weak_password",
		problems: [problem],
	});
	// The link was not used up.
	expect((await useLink(link)).status).toBe(200);
});

test("a link stays valid when Supabase Auth refuses the password", async () => {
	const { app, passwords } = desk();
	const { link } = await addAccount(
		{ pool: app.pool, siteUrl: app.config.siteUrl, person: "test" },
		{
			email: "eve@example.com",
			name: "Eve",
			role: "sales",
			language: "en",
		},
	);
	vi.spyOn(passwords, "set").mockRejectedValueOnce(new Error("away"));
	expect((await useLink(link)).status).toBe(500);
	expect((await useLink(link)).status).toBe(200);
	expect((await useLink(link)).status).toBe(410);
});

test("the last owner with a password stays, even when several people change accounts at once", async () => {
	const { signIn, sql } = desk();
	await sql.query("delete from private.accounts");
	const [a, b] = [await signIn("owner"), await signIn("owner")];
	const removals = await Promise.all([
		a.ask.delete(`/accounts/${b.account.id}`),
		b.ask.patch(`/accounts/${a.account.id}`, { role: "editor" }),
	]);
	const statuses = removals.map(({ status }) => status);
	// The slower one is told so, or is no owner any more.
	expect(statuses.filter((status) => status < 300)).toHaveLength(1);
	const { rows } = await sql.query(
		"select count(*)::integer as owners from private.accounts where role = 'owner'",
	);
	expect(rows).toEqual([{ owners: 1 }]);
});

test("the first owner of a site gets a link once, and enters name and e-mail address", async () => {
	const { app, sql } = desk();
	await sql.query("delete from private.accounts");
	const invite = () => inviteFirstOwner(app.pool, app.config);
	const line = (await invite()) ?? "";
	const [link = ""] = /http\S+/.exec(line) ?? [];
	expect(await invite()).toBe(
		`Nobody can use the desk yet. A new link: npm run accounts -- link ${FIRST_OWNER}`,
	);
	const shown = await desk()
		.ask()
		.post("/link", { token: tokenIn(link) });
	expect(await shown.json()).toMatchObject({ purpose: "first" });
	const here = { language: "de", timeZone: "Europe/Berlin" };
	const answer = await useLink(link, {
		email: "Ada@Example.org",
		name: "Ada",
		...here,
	});
	expect((await answer.json()).account).toMatchObject({
		email: "ada@example.org",
		name: "Ada",
		role: "owner",
		...here,
	});
	expect(await invite()).toBeUndefined();
	const { rows } = await sql.query(
		"select object_id, detail from private.audit where object_kind = 'account' and action = 'email'",
	);
	expect(rows).toEqual([{ object_id: FIRST_OWNER, detail: "ada@example.org" }]);
});

test("a second factor is set, asked for, used once, and turned off", async () => {
	const { ask, signIn } = desk();
	const { account, password, ask: own } = await signIn("sales");
	const proposed = await (await own.post("/second-factor")).json();
	expect(proposed.qr).toMatch(/^data:image\/svg\+xml,%3Csvg/);
	const code = generateSync({ secret: proposed.secret });
	const wrong = code === "000000" ? "000001" : "000000";
	const put = (given: string) => own.put("/second-factor", { password, code: given });
	expect((await put(wrong)).status).toBe(422);
	const { recoveryCodes } = await (await put(code)).json();
	expect(new Set(recoveryCodes).size).toBe(10);
	expect((await own.post("/second-factor")).status).toBe(409);

	const { email } = account;
	const tryCode = async (code?: string) =>
		outcomeOf(await ask().post("/session", { email, password, ...(code && { code }) }));
	expect(await tryCode()).toBe("401 code_needed");
	expect(await tryCode(wrong)).toBe("401 code_wrong");
	// It turned the second factor on.
	expect(await tryCode(code)).toBe("401 code_wrong");
	const [first = "", second] = recoveryCodes;
	expect(await tryCode(first.toUpperCase().replaceAll("-", " "))).toBe("200");
	expect(await tryCode(first)).toBe("401 code_wrong");

	// A link alone does not pass it.
	const owner = await signIn("owner");
	const byLink = await useLink(await makeLink(owner, account));
	expect([byLink.status, byLink.headers.get("set-cookie")]).toEqual([204, null]);
	const again = await ask().post("/session", { email, password: STRONG, code: second });
	expect(again.status).toBe(200);
	const cookie = cookieOf(again);
	const remove = (given: string) =>
		ask(cookie).delete("/second-factor", { password: STRONG, code: given });
	expect(await outcomeOf(await remove(wrong))).toBe("403 code_wrong");
	expect((await remove(recoveryCodes[2])).status).toBe(204);
	expect((await ask(cookie).read("/session")).account.secondFactor).toBe(false);
});

test("recovery codes are counted, and renewed with password and code", async () => {
	const { ask, password } = await desk().signIn("editor");
	const { secret } = await (await ask.post("/second-factor")).json();
	const { recoveryCodes } = await (
		await ask.put("/second-factor", { password, code: generateSync({ secret }) })
	).json();
	const left = async () => (await ask.read("/session")).account.recoveryCodes;
	expect(await left()).toBe(10);
	const renew = (code: string) => ask.post("/second-factor/codes", { password, code });
	expect(await outcomeOf(await renew("000000"))).toBe("403 code_wrong");
	const renewed = await (await renew(recoveryCodes[0])).json();
	expect(await left()).toBe(10);
	expect(renewed.recoveryCodes).not.toContain(recoveryCodes[1]);
	expect(await outcomeOf(await renew(recoveryCodes[1]))).toBe("403 code_wrong");
	expect((await renew(renewed.recoveryCodes[0])).status).toBe(200);
});

test("the first owner and each salesperson get mails about leads unless they say otherwise", async () => {
	const { pool } = desk().app;
	await pool.query("delete from private.accounts");
	const notified = [];
	for (const [index, role] of (["owner", "owner", "sales", "editor"] as const).entries()) {
		const account = { email: `n${index}@example.com`, name: "Ada", role, language: "en" } as const;
		const added = await addAccount({ pool, siteUrl: "", person: "test" }, account);
		notified.push(added.account.notify);
	}
	expect(notified).toEqual(["each", "off", "each", "off"]);
});

test("turning the second factor on or off takes the password, and ends the account's other sessions", async () => {
	const { app, signIn, ask } = desk();
	const { account, password, ask: own } = await signIn("editor");
	const startAnother = async () => ask(await startSession(app.pool, account.id, "Another"));
	const { secret } = await (await own.post("/second-factor")).json();
	const code = generateSync({ secret });
	const turnOn = (given: string) => own.put("/second-factor", { password: given, code });
	const before = await startAnother();
	expect(await outcomeOf(await turnOn("wrong"))).toBe("403 wrong_credentials");
	expect((await before("/session")).status).toBe(200);
	const { recoveryCodes } = await (await turnOn(password)).json();
	expect((await before("/session")).status).toBe(401);

	const turnOff = (given: string) =>
		own.delete("/second-factor", { password: given, code: recoveryCodes[0] });
	const later = await startAnother();
	expect(await outcomeOf(await turnOff("wrong"))).toBe("403 wrong_credentials");
	expect((await later("/session")).status).toBe(200);
	// The wrong password used up no code.
	expect((await turnOff(password)).status).toBe(204);
	expect((await later("/session")).status).toBe(401);
	expect((await own.read("/session")).account.secondFactor).toBe(false);
});

test("an account changes its password with the current one, which ends its other sessions", async () => {
	const { signIn, ask } = desk();
	const { account, password, ask: own } = await signIn("editor");
	const other = cookieOf(await ask().post("/session", { email: account.email, password }));
	const change = (current: string, next: string) =>
		own.post("/profile/password", { current, next });
	expect((await change("wrong", STRONG)).status).toBe(403);
	expect((await change(password, "short")).status).toBe(422);
	expect((await change(password, STRONG)).status).toBe(204);
	expect((await own("/session")).status).toBe(200);
	expect((await ask(other)("/session")).status).toBe(401);
});

test("a profile is changed, field by field", async () => {
	const { ask } = await desk().signIn("sales");
	const patch = (json: object) => ask.patch("/profile", json);
	const changed = await patch({
		language: "de",
		timeZone: "Europe/Berlin",
		notify: "daily",
	});
	expect((await changed.json()).account).toMatchObject({
		name: "Ada sales",
		language: "de",
		timeZone: "Europe/Berlin",
		notify: "daily",
	});
	for (const wrong of [{ role: "owner" }, { timeZone: "Mars" }, { language: "fr" }]) {
		expect((await patch(wrong)).status).toBe(422);
	}
});
