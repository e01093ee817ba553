import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFormStore } from "../../client/form/form-store.ts";
import { retryLater } from "../../client/form/retry.ts";
import { createHiddenFields } from "../../shared/forms/form-token.ts";
import { NEWSLETTER } from "../../shared/forms/forms.ts";

let page: EventTarget;
const send = vi.fn(async () => {});
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
	page = new EventTarget();
	vi.useFakeTimers();
	vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
	vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
	vi.stubGlobal("fetch", fetched);
	vi.spyOn(console, "error").mockReturnValue();
	fetched.mockImplementation(async () => Response.json({ formToken: "signed", minAge: 2_000 }));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.resetAllMocks();
});

const online = () => page.dispatchEvent(new Event("online"));
/** Whether the browser would ask before it leaves the page. */
const asks = () => !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it.each([
	[0, 0, 5_000],
	[1, 0, 10_000],
	[2, 0, 20_000],
	[3, 0, 40_000],
	[4, 0, 60_000],
	[9, 0, 60_000],
	[0, 30_000, 30_000],
])(
	"retry %i with a Retry-After of %i ms is sent after %i ms, or up to a tenth more",
	(attempt, least, delay) => {
		retryLater(attempt, least, send);
		vi.advanceTimersByTime(delay - 1);
		expect(send).not.toHaveBeenCalled();
		vi.advanceTimersByTime(delay / 10 + 1);
		expect(send).toHaveBeenCalledOnce();
	},
);

it("a retry is sent once as soon as the browser is online; until it ends the browser asks before leaving", async () => {
	expect(asks()).toBe(false);
	const sending = Promise.withResolvers<void>();
	send.mockReturnValue(sending.promise);
	retryLater(3, 0, send);
	expect(asks()).toBe(true);
	online();
	online();
	vi.advanceTimersByTime(100_000);
	expect(send).toHaveBeenCalledOnce();
	expect(asks()).toBe(true);
	sending.resolve();
	await vi.advanceTimersByTimeAsync(0);
	expect(asks()).toBe(false);
});

it("a cancelled retry is not sent, and the browser does not ask", () => {
	retryLater(0, 0, send)();
	online();
	vi.advanceTimersByTime(100_000);
	expect(send).not.toHaveBeenCalled();
	expect(asks()).toBe(false);
});

it("a form keeps its idempotency key until the next submission, and is sent without a token if there is none", async () => {
	fetched.mockRejectedValue(new TypeError("offline"));
	const hidden = createHiddenFields();
	const first = await hidden.complete();
	expect(first).toEqual({
		idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
		formToken: "",
	});
	expect(await hidden.complete()).toEqual(first);
	hidden.renew();
	expect((await hidden.complete()).idempotencyKey).not.toBe(first.idempotencyKey);
});

it("a form with the token of its page fetches none, and waits for the least age", async () => {
	const given = { idempotencyKey: "key", formToken: "given" };
	const completed = vi.fn();
	createHiddenFields({ ...given, minAge: 2_000 })
		.complete()
		.then(completed);
	// The visitor's clock is set back meanwhile.
	vi.setSystemTime(0);
	await vi.advanceTimersByTimeAsync(1_999);
	expect(completed).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(completed).toHaveBeenCalledExactlyOnceWith(given);
	expect(fetched).not.toHaveBeenCalled();
});

it("a form does not wait while the page is being closed", async () => {
	const hidden = createHiddenFields();
	await hidden.prepare();
	const completing = hidden.complete();
	await vi.advanceTimersByTimeAsync(0);
	page.dispatchEvent(new Event("pagehide"));
	expect(await completing).toMatchObject({ formToken: "signed" });
});

/** A store whose form is sent at once, and what it reports. */
function startStore() {
	const hidden = { idempotencyKey: "key", formToken: "token", minAge: 0 };
	const store = createFormStore(NEWSLETTER, { hidden });
	const report = { taken: vi.fn(), failed: vi.fn() };
	return {
		...store,
		report,
		step: () => store.getState().step,
		submit: () => store.submit({ email: "a@b.example" }, report),
		keys: () =>
			fetched.mock.calls.map(([, options]) => new Headers(options?.headers).get("idempotency-key")),
	};
}

const TAKEN = { id: "0198a1b2" };

/** The site's answer of a status, or one that something between it and the visitor gives. */
const answers = (...answers: (number | Response)[]) => {
	for (const answer of answers)
		fetched.mockResolvedValueOnce(
			typeof answer === "number" ? Response.json(TAKEN, { status: answer }) : answer,
		);
};

const html = (status: number) => new Response("<!doctype html><p>Welcome to our Wi-Fi", { status });

it.each<[string, number | Response, string, [number, number]]>([
	["202", 202, "sent", [1, 0]],
	["422", 422, "editing", [0, 1]],
	["429", 429, "waiting", [0, 1]],
	["503", 503, "waiting", [0, 1]],
	["200, which the site does not answer", 200, "waiting", [0, 1]],
	["a captive portal's 200", html(200), "waiting", [0, 1]],
	["a portal's 202", html(202), "waiting", [0, 1]],
	["202 without an id", Response.json({}, { status: 202 }), "waiting", [0, 1]],
])("after %s a form is %3$s", async (_, answer, step, calls) => {
	const store = startStore();
	answers(answer);
	await store.submit();
	expect(store.step()).toBe(step);
	const { taken, failed } = store.report;
	expect([taken, failed].map(({ mock }) => mock.calls.length)).toEqual(calls);
});

it("a waiting form reports only its first failure and its end, and whether it is still shown", async () => {
	const store = startStore();
	const leave = store.subscribe(() => {});
	answers(503, 503, 202);
	await store.submit();
	leave();
	online();
	await vi.advanceTimersByTimeAsync(0);
	expect(asks()).toBe(true);
	online();
	await vi.advanceTimersByTimeAsync(0);
	expect(store.step()).toBe("sent");
	expect(store.keys()).toEqual(["key", "key", "key"]);
	expect(store.report.failed).toHaveBeenCalledOnce();
	expect(store.report.taken).toHaveBeenCalledExactlyOnceWith(false);
	expect(asks()).toBe(false);
});

it.each([429, 503])(
	"a form that is answered %i waits for the seconds of Retry-After",
	async (status) => {
		const store = startStore();
		const headers = { "retry-after": "60" };
		answers(new Response(null, { status, headers }), 202);
		await store.submit();
		await vi.advanceTimersByTimeAsync(59_999);
		expect(store.step()).toBe("waiting");
		await vi.advanceTimersByTimeAsync(6_001);
		expect(store.step()).toBe("sent");
	},
);

it("a retry that is refused is reported and is the last", async () => {
	const store = startStore();
	answers(503, 422);
	await store.submit();
	online();
	await vi.advanceTimersByTimeAsync(100_000);
	expect(store.step()).toBe("editing");
	expect(store.report.failed).toHaveBeenCalledTimes(2);
	expect(fetched).toHaveBeenCalledTimes(2);
});

it("a change cancels the retry, and the result of one that is under way is ignored", async () => {
	const store = startStore();
	answers(503);
	await store.submit();
	const answer = Promise.withResolvers<Response>();
	fetched.mockReturnValueOnce(answer.promise);
	online();
	store.dispatch({ type: "change", field: "email", value: "c@d.example" });
	expect(asks()).toBe(false);
	answer.resolve(Response.json(TAKEN, { status: 202 }));
	await vi.advanceTimersByTimeAsync(100_000);
	expect(store.step()).toBe("editing");
	expect(store.getState().values.email).toBe("c@d.example");
	expect(store.report.taken).not.toHaveBeenCalled();
});
