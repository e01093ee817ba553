import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFormGuard } from "../../client/form/guard-form.ts";
import { whenToSendAgain } from "../../client/form/when-to-send-again.ts";

let page: EventTarget;

beforeEach(() => {
	page = new EventTarget();
	vi.useFakeTimers();
	vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
	vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const answerToken = () =>
	vi.fn(async () => Response.json({ formToken: "signed", minAge: 2_000 }));

test("a form sends itself again after a while that grows, a tenth more at most", () => {
	for (const [attempt, wait] of [
		5_000, 10_000, 20_000, 40_000, 60_000, 60_000,
	].entries()) {
		const send = vi.fn(async () => {});
		whenToSendAgain(attempt, 0, send);
		vi.advanceTimersByTime(wait - 1);
		expect(send).not.toHaveBeenCalled();
		vi.advanceTimersByTime(wait / 10 + 1);
		expect(send).toHaveBeenCalledOnce();
	}
});

test("not before the server asks it to", () => {
	const send = vi.fn(async () => {});
	whenToSendAgain(0, 30_000, send);
	vi.advanceTimersByTime(29_999);
	expect(send).not.toHaveBeenCalled();
	vi.advanceTimersByTime(3_001);
	expect(send).toHaveBeenCalledOnce();
});

test("at once when the browser is online again, and then not a second time", () => {
	const send = vi.fn(async () => {});
	whenToSendAgain(3, 0, send);
	page.dispatchEvent(new Event("online"));
	page.dispatchEvent(new Event("online"));
	vi.advanceTimersByTime(100_000);
	expect(send).toHaveBeenCalledOnce();
});

test("not at all once it is called off", () => {
	const send = vi.fn(async () => {});
	whenToSendAgain(0, 0, send)();
	page.dispatchEvent(new Event("online"));
	vi.advanceTimersByTime(100_000);
	expect(send).not.toHaveBeenCalled();
});

/** Whether the browser would ask before it leaves the page. */
const asks = () =>
	!page.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("the browser asks before a page is left from which something is to be sent, until it is", async () => {
	expect(asks()).toBe(false);
	const sending = Promise.withResolvers<void>();
	whenToSendAgain(0, 0, () => sending.promise);
	expect(asks()).toBe(true);
	page.dispatchEvent(new Event("online"));
	expect(asks()).toBe(true);
	sending.resolve();
	await vi.advanceTimersByTimeAsync(0);
	expect(asks()).toBe(false);
});

test("nor does it ask once that is called off", () => {
	const callOff = whenToSendAgain(0, 0, async () => {});
	callOff();
	expect(asks()).toBe(false);
});

test("a form keeps its key until it is another submission", async () => {
	vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("offline")));
	const guard = createFormGuard();
	const first = await guard.complete();
	expect(first).toEqual({
		idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
		formToken: "",
	});
	expect(await guard.complete()).toEqual(first);
	guard.renew();
	expect((await guard.complete()).idempotencyKey).not.toBe(
		first.idempotencyKey,
	);
});

test("who is faster than a person is held back until the token is of age", async () => {
	vi.stubGlobal("fetch", answerToken());
	const guard = createFormGuard();
	await guard.prepare();
	let done = false;
	const completing = guard.complete().then((value) => {
		done = true;
		return value;
	});
	await vi.advanceTimersByTimeAsync(1_999);
	expect(done).toBe(false);
	await vi.advanceTimersByTimeAsync(1);
	expect(await completing).toMatchObject({ formToken: "signed" });
});

test("so is who fills in a form that its page gave the token", async () => {
	const given = { idempotencyKey: "key", formToken: "given", minAge: 2_000 };
	const guard = createFormGuard(given);
	const completed = vi.fn();
	guard.complete().then(completed);
	await vi.advanceTimersByTimeAsync(1_999);
	expect(completed).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(completed).toHaveBeenCalledExactlyOnceWith({
		idempotencyKey: "key",
		formToken: "given",
	});
});

test("unless the page is being closed", async () => {
	vi.stubGlobal("fetch", answerToken());
	const guard = createFormGuard();
	await guard.prepare();
	const completing = guard.complete();
	await vi.advanceTimersByTimeAsync(0);
	page.dispatchEvent(new Event("pagehide"));
	expect(await completing).toMatchObject({ formToken: "signed" });
});

test("a form that is opened again a day later takes a new token, and earlier keeps its own", async () => {
	const fetch = answerToken();
	vi.stubGlobal("fetch", fetch);
	const guard = createFormGuard();
	await guard.prepare();
	await guard.prepare();
	expect(fetch).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(25 * 60 * 60 * 1_000);
	await guard.prepare();
	expect(fetch).toHaveBeenCalledTimes(2);
});
