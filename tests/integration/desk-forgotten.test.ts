import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { testDesk } from "../support/desk.ts";
import { testMailServer } from "../support/mail-server.ts";

const smtp = await testMailServer();

const desk = testDesk({
	environment: smtp.environment,
});
beforeEach(smtp.reset);

const ask = (email: string) => desk().ask().post("/link/request", { email });
const linkIn = (text = "") => /\/desk\/welcome#([\w-]+)/.exec(text)?.[1];

test("who has forgotten the password gets a link by mail, and signs in with a new one", async () => {
	const { account } = await desk().signIn("editor");
	expect((await ask(account.email.toUpperCase())).status).toBe(202);
	await expect.poll(() => smtp.mails).toHaveLength(1);
	const [mail] = smtp.mails;
	expect(mail?.to).toEqual([account.email]);
	const password = `a rather long sentence ${randomUUID()}`;
	const token = linkIn(mail?.text);
	expect((await desk().ask().post("/link/password", { token, password })).status).toBe(200);
	const signedIn = await desk().ask().post("/session", { email: account.email, password });
	expect(signedIn.status).toBe(200);
});

test("the answer does not tell who has an account, and nobody else gets a mail", async () => {
	const owner = await desk().signIn("owner");
	const invited = `invited-${randomUUID()}@example.com`;
	await owner.ask.post("/accounts", { email: invited, name: "Ada", role: "sales", language: "en" });
	await expect.poll(() => smtp.mails).toHaveLength(1);
	for (const email of [invited, "nobody@example.com"]) {
		const answer = await ask(email);
		expect([answer.status, await answer.text()]).toEqual([202, ""]);
	}
	// The mails go out in their order.
	const { account } = await desk().signIn("editor");
	await ask(account.email);
	await expect.poll(() => smtp.mails.at(-1)?.to).toEqual([account.email]);
	expect(smtp.mails).toHaveLength(2);
});

test("links are asked for a few times only, which keeps nobody from signing in", async () => {
	const { account, password } = await desk().signIn("editor");
	const outcomes: number[] = [];
	for (let time = 0; time < 8; time++) outcomes.push((await ask(account.email)).status);
	// A whole office behind one address.
	for (let time = 0; time < 20; time++) await ask(`colleague-${time}@example.com`);
	expect(outcomes).toContain(429);
	const signedIn = await desk().ask().post("/session", { email: account.email, password });
	expect(signedIn.status).toBe(200);
});
