import * as v from "valibot";
import { FIELD_NAMES, type FieldName, type FormValues } from "../../shared/forms/field-schemas.ts";
import type { FormOutcome } from "../../shared/forms/page-form.ts";
import type { LeadProblem } from "../../shared/forms/problems.ts";
import type { ReceiptKey } from "../../shared/forms/receipt.ts";

type FormStep = "editing" | "submitting" | "waiting" | "sent";

export interface FormState {
	step: FormStep;
	values: FormValues;
	problems: readonly LeadProblem[];
	/** Whether the server refused the latest submission. */
	refused: boolean;
	/** Whether the visitor has changed or submitted the form since the page was loaded. */
	touched: boolean;
	/** The e-mail address of the latest submission; empty before it. */
	submittedEmail: string;
	/** After the form was taken, unless its answer had none. */
	receipt?: ReceiptKey | undefined;
	/** The number of the latest submission; a result of another one is outdated. */
	submission: number;
}

export type FormStateEvent =
	| { type: "change"; field: FieldName; value: string }
	| { type: "refuse"; problems: readonly LeadProblem[] }
	| { type: "submit" }
	| {
			type: "taken";
			submission: number;
			values: FormValues;
			receipt?: ReceiptKey | undefined;
	  }
	| { type: "unavailable" | "refused"; submission: number }
	| { type: "reset" };

const valuesSchema = v.object(v.entriesFromList(FIELD_NAMES, v.optional(v.string(), "")));

export const EMPTY_VALUES = v.parse(valuesSchema, {});

/** The state of a form whose page has just been loaded, perhaps as the answer to a post without JavaScript. */
export function initialState(outcome: FormOutcome = { state: "empty" }): FormState {
	const { values: posted = {} } = outcome;
	return {
		step: outcome.state === "received" ? "sent" : "editing",
		values: v.parse(valuesSchema, posted),
		problems: outcome.state === "refused" ? outcome.problems : [],
		refused: false,
		touched: false,
		submittedEmail: "",
		submission: 0,
	};
}

/**
 * The state machine of the site's forms. A row is a step, a column an event, a cell the next step; an
 * empty cell means that the event is ignored.
 *
 * |              | change      | refuse  | submit     | taken | unavailable | refused | reset   |
 * | ------------ | ----------- | ------- | ---------- | ----- | ----------- | ------- | ------- |
 * | `editing`    | editing     | editing | submitting |       |             |         | editing |
 * | `submitting` |             |         |            | sent  | waiting     | editing | editing |
 * | `waiting`    | editing     | editing | submitting | sent  | waiting     | editing | editing |
 * | `sent`       | editing     | editing | submitting |       |             |         | editing |
 *
 * - `refuse`: the browser found problems in the fields, so nothing was sent.
 * - `unavailable`: the server or the connection failed; the form waits and sends itself again.
 * - `refused`: the server did not take the form, and would not take it later.
 */
export function nextState(state: FormState, event: FormStateEvent): FormState {
	switch (event.type) {
		case "change":
			if (state.step === "submitting" || state.values[event.field] === event.value) return state;
			return {
				...state,
				step: "editing",
				values: { ...state.values, [event.field]: event.value },
				problems: state.problems.filter(({ field }) => field !== event.field),
				touched: true,
			};
		case "refuse":
			if (state.step === "submitting") return state;
			return {
				...state,
				step: "editing",
				problems: event.problems,
				touched: true,
			};
		case "submit":
			if (state.step === "submitting") return state;
			return {
				...state,
				step: "submitting",
				problems: [],
				refused: false,
				touched: true,
				submittedEmail: state.values.email,
				submission: state.submission + 1,
			};
		case "taken":
			if (!isSending(state, event.submission)) return state;
			return {
				...state,
				step: "sent",
				values: event.values,
				receipt: event.receipt,
			};
		case "unavailable":
			if (!isSending(state, event.submission)) return state;
			if (state.step === "waiting") return state;
			return { ...state, step: "waiting" };
		case "refused":
			if (!isSending(state, event.submission)) return state;
			return { ...state, step: "editing", refused: true };
		case "reset":
			return {
				...state,
				step: "editing",
				values: EMPTY_VALUES,
				problems: [],
				refused: false,
			};
	}
}

/** Whether a submission is being sent, or waits to be sent again, and its result counts. */
export const isSending = ({ step, submission }: FormState, number: number): boolean =>
	(step === "submitting" || step === "waiting") && submission === number;
