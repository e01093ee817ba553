import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readDraft } from "../../client/form/draft.ts";
import { createFormStore } from "../../client/form/form-store.ts";
import { QUICK_ANALYSIS } from "../../shared/forms/forms.ts";

const stored = new Map<string, string>();
const sessionStorage = {
	getItem: (key: string) => stored.get(key) ?? null,
	setItem: (key: string, text: string) => stored.set(key, text),
	removeItem: (key: string) => stored.delete(key),
};
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
	stored.clear();
	vi.useFakeTimers();
	vi.stubGlobal("sessionStorage", sessionStorage);
	vi.stubGlobal("addEventListener", () => {});
	vi.stubGlobal("removeEventListener", () => {});
	vi.stubGlobal("fetch", fetched);
	vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.resetAllMocks();
});

const TYPED = [
	["name", "Ayşe & Gül = 100 %"],
	["message", "Merhaba\nDünya"],
];

/** A form in which something was typed, and a way to submit it that the server answers with the statuses. */
function typedForm() {
	const hidden = { idempotencyKey: "key", formToken: "token", minAge: 0 };
	const store = createFormStore(QUICK_ANALYSIS, { hidden });
	const leave = store.subscribe(() => {});
	store.dispatch({
		type: "change",
		field: "name",
		value: "Ayşe & Gül = 100 %",
	});
	store.dispatch({ type: "change", field: "message", value: "Merhaba\nDünya" });
	return {
		leave,
		submit(...statuses: number[]) {
			for (const status of statuses)
				fetched.mockResolvedValueOnce(Response.json({ id: "1" }, { status }));
			const report = { taken: () => {}, failed: () => {} };
			return store.submit({ email: "a@b.example", subject: "trap" }, report);
		},
	};
}

const draft = () => readDraft(QUICK_ANALYSIS.source);

it("what was typed is a draft of its form, without hidden fields, until it is sent", async () => {
	const form = typedForm();
	expect(draft()).toEqual(TYPED);
	expect(readDraft("newsletter")).toEqual([]);
	await form.submit(202);
	expect(stored.size).toBe(0);
	expect(fetched).toHaveBeenCalledOnce();
});

it.each([422, 503])("a form that is answered %i is still a draft", async (status) => {
	await typedForm().submit(status);
	expect(draft()).toEqual(TYPED);
	expect([...stored.values()].join()).not.toMatch(/key|token|trap|subject/);
});

it("a form that is sent after the visitor has left becomes a draft again only when it is refused", async () => {
	const form = typedForm();
	await form.submit(503, 503, 422);
	form.leave();
	expect(draft()).toEqual([]);
	await vi.advanceTimersByTimeAsync(6_000);
	expect(draft()).toEqual([]);
	await vi.advanceTimersByTimeAsync(12_000);
	expect(draft()).toEqual(TYPED);
});

it("a form is sent without browser storage, and ignores stored values that are no draft", async () => {
	stored.set(`draft ${QUICK_ANALYSIS.source}`, "subject=x&name=A&toString=1");
	expect(draft()).toEqual([["name", "A"]]);
	vi.stubGlobal("sessionStorage", undefined);
	await typedForm().submit(202);
	expect(fetched).toHaveBeenCalledOnce();
	expect(draft()).toEqual([]);
});
