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

test.each([301, 304, 400, 404, 429, 500])("%i is a failure", async (code) => {
	const result = await send({ answers: [status(code, { location: "/" })] });
	expect(result).toMatchObject({ ok: false, status: code });
	expect(result.error).toMatch(`answered ${code}`);
});

test("a receiver that does not answer is given up after the timeout", async () => {
	const result = await send({ answers: [() => {}] }, { timeout: 50 });
	expect(result).toEqual({
		ok: false,
		error: "no answer within 0.05 s",
		durationMs: expect.any(Number),
	});
	expect(result.durationMs).toBeGreaterThanOrEqual(45);
});

test("the sender does not wait for the body of the answer", async () => {
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

test("a call can be aborted", async () => {
	const controller = new AbortController();
	const result = await send({ answers: [() => controller.abort()] }, { signal: controller.signal });
	expect(result).toMatchObject({ ok: false });
});

test("an error has the code and nothing of the URL", async () => {
	const receiver = await startWebhookReceiver();
	await receiver.close();
	const url = `${receiver.url}/hook?name=Ay%C5%9Fe`;
	expect((await sendWebhook({ url, method: "GET", headers: {} })).error).toBe(
		"no answer (ECONNREFUSED)",
	);
});
