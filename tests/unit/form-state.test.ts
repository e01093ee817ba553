import { expect, it } from "vitest";
import {
	EMPTY_VALUES,
	type FormState,
	type FormStateEvent,
	initialState,
	nextState,
} from "../../client/form/form-state.ts";

const problems = [
	{ field: "name", code: "required" },
	{ field: "email", code: "email" },
] as const;

const values = { ...EMPTY_VALUES, name: "Ayşe", email: "ayse@" };

const editing: FormState = { ...initialState(), values };
const after = (state: FormState, ...events: FormStateEvent[]) => events.reduce(nextState, state);

const submitting = after(editing, { type: "submit" });
const unavailable = { type: "unavailable", submission: 1 } as const;
const STATES = {
	editing,
	submitting,
	waiting: after(submitting, unavailable),
	sent: after(submitting, { type: "taken", submission: 1, values }),
};

const SUBMIT = { type: "submit" } as const;
const TAKEN = { type: "taken", submission: 1, values: EMPTY_VALUES } as const;
const EVENTS = [
	{ type: "change", field: "name", value: "Fatma" },
	{ type: "refuse", problems },
	SUBMIT,
	TAKEN,
	unavailable,
	{ type: "refused", submission: 1 },
	{ type: "reset" },
] as const;

/** The columns are the events in the order of EVENTS. */
it.each([
	["editing", "editing editing submitting editing editing editing editing"],
	["submitting", "submitting submitting submitting sent waiting editing editing"],
	["waiting", "editing editing submitting sent waiting editing editing"],
	["sent", "editing editing submitting sent sent sent editing"],
] as const)("%s leads to: %s", (from, steps) => {
	const state = STATES[from];
	expect(state.step).toBe(from);
	const reached = EVENTS.map((event) => nextState(state, event).step);
	expect(reached).toEqual(steps.split(" "));
});

it("says that the server has refused a submission until the next one", () => {
	const refused = after(submitting, { type: "refused", submission: 1 });
	expect(refused.refused).toBe(true);
	expect(after(refused, EVENTS[0]).refused).toBe(true);
	expect(after(refused, SUBMIT).refused).toBe(false);
	expect(after(refused, { type: "reset" }).refused).toBe(false);
});

it("an ignored event does not change the state", () => {
	const same = { ...EVENTS[0], value: values.name } as const;
	expect(nextState(editing, same)).toBe(editing);
	expect(nextState(STATES.waiting, unavailable)).toBe(STATES.waiting);
	expect(nextState(editing, TAKEN)).toBe(editing);
	// The fields are read-only while they are sent.
	expect(nextState(submitting, EVENTS[0])).toBe(submitting);
});

it("ignores the result of an earlier submission", () => {
	const again = after(STATES.waiting, ...EVENTS.slice(0, 1), SUBMIT);
	expect(nextState(again, TAKEN)).toBe(again);
	expect(nextState(again, { ...TAKEN, submission: 2 }).step).toBe("sent");
});

it("keeps a problem until its field changes, and all of them until the form is submitted", () => {
	const refused = nextState(editing, EVENTS[1]);
	expect(refused).toMatchObject({ problems, values, touched: true });
	expect(nextState(refused, EVENTS[0]).problems).toEqual([problems[1]]);
	expect(nextState(refused, SUBMIT).problems).toEqual([]);
	expect(nextState(refused, { type: "reset" })).toMatchObject({
		problems: [],
		values: EMPTY_VALUES,
	});
});

it.each([
	[{ state: "empty" }, { step: "editing", values: EMPTY_VALUES, problems: [] }],
	[{ state: "received" }, { step: "sent", values: EMPTY_VALUES, problems: [] }],
	[
		{ state: "too-many", values: { ...values, language: "tr" } },
		{ step: "editing", values, problems: [] },
	],
	[
		{ state: "refused", values: { name: "Ayşe", email: "ayse@" }, problems },
		{ step: "editing", values, problems },
	],
] as const)("starts from the outcome of a post without JavaScript: %j", (outcome, state) => {
	expect(initialState(outcome)).toMatchObject({ ...state, touched: false });
});
