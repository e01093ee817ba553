import { expect, test } from "vitest";
import { isSessionAlive } from "../../server/desk/accounts/sessions.ts";
import { AWAY_HEADER } from "../../shared/desk/session.ts";
import { outcomeOf, testDesk } from "../support/desk.ts";

const desk = testDesk();

test("an account signs in, is known by its cookie, and signs out", async () => {
	const { ask, signIn } = desk();
	const { account, password } = await signIn("sales");
	const answer = await ask()("/session", {
		method: "POST",
		json: { email: account.email.toUpperCase(), password },
		headers: {
			"user-agent":
				"Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
		},
	});
	expect(answer.status).toBe(200);
	expect(answer.headers.get("cache-control")).toBe("no-store");
	const cookie = answer.headers.get("set-cookie") ?? "";
	expect(cookie).toMatch(
		/^vitrin-desk=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/,
	);
	const [, secret] = /=([^;]+)/.exec(cookie) ?? [];
	const own = ask(secret);
	expect(await own.read("/session")).toEqual(await answer.json());
	const { sessions } = await own.read("/sessions");
	expect(sessions).toMatchObject([
		{ device: "Firefox, Windows", current: true },
		{ device: "Test", current: false },
	]);
	expect((await own.delete("/session")).status).toBe(204);
	expect(await outcomeOf(await own("/session"))).toBe("401 signed_out");
});

test("a session ends after 12 hours without use; neither events nor a page in the background extend it", async () => {
	const { app, sql, signIn } = desk();
	const { account, ask } = await signIn("sales");
	const { sessions } = await ask.read("/sessions");
	const age = (interval: string) =>
		sql.query(
			"update private.sessions set last_seen_at = now() - $2::interval where account_id = $1",
			[account.id, interval],
		);
	await age("11 hours 59 minutes");
	expect(await isSessionAlive(app.pool, sessions[0].id)).toBe(true);
	await ask("/session", { headers: { [AWAY_HEADER]: "true" } });
	const { rows } = await sql.query(
		"select now() - last_seen_at > '11 hours' as unused from private.sessions where account_id = $1",
		[account.id],
	);
	expect(rows).toEqual([{ unused: true }]);
	expect((await ask("/session")).status).toBe(200);
	const used = await ask.read("/sessions");
	expect(Date.parse(used.sessions[0].lastSeenAt)).toBeGreaterThan(Date.now() - 60_000);
	await age("12 hours 1 minute");
	expect(await isSessionAlive(app.pool, sessions[0].id)).toBe(false);
	expect((await ask("/session")).status).toBe(401);
});
