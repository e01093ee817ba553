import { expect, test } from "vitest";
import { sendWebhook } from "../../server/leads/webhook.ts";
import { startWebhookReceiver, status } from "../support/webhook-receiver.ts";

const send = async (
	answer: Parameters<typeof startWebhookReceiver>[0] & object,
	options?: Parameters<typeof sendWebhook>[1],
) => {
	await using receiver = await startWebhookReceiver(answer);
	const url = `${receiver.url}/hook?name=Ay%C5%9Fe`;
	return await sendWebhook({ url, method: "GET", headers: {} }, options);
};

test.each([200, 201, 204])("%i is success", async (code) => {
	expect(await send({ answers: [status(code)] })).toEqual({
		ok: true,
		status: code,
		durationMs: expect.any(Number),
	});
});

test.each([301, 304, 400, 404, 429, 500])("%i is not", async (code) => {
	const result = await send({ answers: [status(code, { location: "/" })] });
	expect(result).toMatchObject({ ok: false, status: code });
	expect(result.error).toMatch(`answered ${code}`);
});

test("410 says that the receiver is gone", async () => {
	expect(await send({ answers: [status(410)] })).toMatchObject({ gone: true });
});

test("Retry-After is read", async () => {
	const answers = [status(503, { "retry-after": "7" })];
	expect(await send({ answers })).toMatchObject({ retryAfter: 7 });
});

test("a receiver that hangs is given up after the time allowed", async () => {
	const result = await send({ answers: [() => {}] }, { timeout: 50 });
	expect(result).toEqual({
		ok: false,
		error: "no answer within 0.05 s",
		durationMs: expect.any(Number),
	});
	expect(result.durationMs).toBeGreaterThanOrEqual(45);
});

test("the body is not waited for, however long it is", async () => {
	const result = await send(
		{
			answers: [
				(response) => {
					response.writeHead(200).write("x".repeat(1_000));
				},
			],
		},
		{ timeout: 5_000 },
	);
	expect(result).toMatchObject({ ok: true, status: 200 });
});

test("a call can be ended early", async () => {
	const controller = new AbortController();
	const result = await send(
		{ answers: [() => controller.abort()] },
		{ signal: controller.signal },
	);
	expect(result).toMatchObject({ ok: false });
});

test("an error names its code and nothing of the address", async () => {
	const receiver = await startWebhookReceiver();
	await receiver.close();
	const url = `${receiver.url}/hook?name=Ay%C5%9Fe`;
	expect((await sendWebhook({ url, method: "GET", headers: {} })).error).toBe(
		"no answer (ECONNREFUSED)",
	);
});
