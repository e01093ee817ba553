import { beforeEach, describe, expect, it } from "vitest";
import { createReceiptKey, receivedAt } from "../../server/leads/receipt.ts";
import { LEADS_PATH, testLeadServer } from "../support/lead-server.ts";
import { testMailServer } from "../support/mail-server.ts";

const HOUR = 60 * 60 * 1_000;
const KEY = Buffer.alloc(32, 1);

const smtp = await testMailServer();
beforeEach(smtp.reset);

describe("where the site confirms leads by mail", () => {
	const at = testLeadServer({
		environment: smtp.environment,
	});
	const ask = ({ id, token }: { id: string; token: string }) =>
		at().request.get(`${LEADS_PATH}/${id}/receipt`).query({ token });

	it("a receipt says when the mail has left, in times only", async () => {
		smtp.be("stalls");
		const before = Date.now();
		const { body: key } = await at().post();
		const waiting = await ask(key).expect(200).expect("cache-control", "no-store");
		expect(waiting.body).toEqual({ received: expect.any(String) });
		expect(Date.parse(waiting.body.received)).toBeGreaterThanOrEqual(before - 1);
		await at().sql.query(
			"update private.mails set state = 'sent', ended_at = now() where lead_id = $1",
			[key.id],
		);
		expect((await ask(key)).body).toEqual({ ...waiting.body, confirmed: expect.any(String) });
		// A repeated submission has the times of the first.
		const { body: again } = await at().post();
		expect((await ask(again)).body.confirmed).toBeDefined();
	});

	it("a suspicious lead looks like one whose mail is about to go", async () => {
		const { body: key } = await at().post({ name: "Program", subject: "honeypot" });
		expect((await ask(key)).body).toEqual({ received: expect.any(String) });
	});

	it("is visible to the sender only, for an hour", async () => {
		const { body: key } = await at().post({ name: "Biri" });
		const { body: other } = await at().post({ name: "Başka biri" });
		for (const wrong of [
			{ ...key, token: other.token },
			{ ...key, token: key.token.replace(".", ".A") },
			{ ...key, token: "" },
			{ ...key, id: "1" },
		])
			await ask(wrong).expect(404);
		const own = createReceiptKey(KEY, key.id, 1_000);
		expect(receivedAt(KEY, own, HOUR)).toBe(1_000);
		expect(receivedAt(KEY, own, HOUR + 1_001)).toBeUndefined();
		const later = own.token.replace(/^\w+/, (2_000).toString(36));
		expect(receivedAt(KEY, { ...own, token: later }, HOUR)).toBeUndefined();
	});
});
