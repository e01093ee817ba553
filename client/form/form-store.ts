import type { FormValues } from "../../shared/forms/field-schemas.ts";
import { createHiddenFields } from "../../shared/forms/form-token.ts";
import type { SiteForm } from "../../shared/forms/forms.ts";
import type { EnabledForm } from "../../shared/forms/page-form.ts";
import { keepDraft } from "./draft.ts";
import {
	EMPTY_VALUES,
	type FormStateEvent,
	initialState,
	isSending,
	nextState,
} from "./form-state.ts";
import { retryLater } from "./retry.ts";
import { submitForm } from "./submit.ts";

/** Tells the visitor and the statistics about a submission. */
interface Report {
	/** @param isShown whether the form is still on the page. */
	taken(isShown: boolean): void;
	failed(): void;
}

/**
 * A form's state, its sending and its retries. It lives outside of React, so that a form sends itself
 * also after the visitor has gone to another page.
 */
export function createFormStore(
	form: SiteForm,
	{ outcome, hidden }: Partial<Pick<EnabledForm<unknown>, "outcome" | "hidden">> = {},
) {
	let state = initialState(outcome);
	const listeners = new Set<() => void>();
	const hiddenFields = createHiddenFields(hidden);
	let cancelRetry = () => {};

	function dispatch(event: FormStateEvent): void {
		const before = state;
		state = nextState(before, event);
		if (state === before) return;
		if (state.step !== "waiting") cancelRetry();
		keep();
		for (const listener of listeners) listener();
	}

	/** A submitted form is kept as a draft while it is on the page. After that the store sends it on its own. */
	function keep(): void {
		const { step, values } = state;
		const isOpen = step === "editing" || (step !== "sent" && listeners.size > 0);
		keepDraft(form.source, isOpen ? values : EMPTY_VALUES);
	}

	/** @param attempt 0 for the submission by the visitor, then the number of the retry. */
	async function send(
		fields: object,
		report: Report,
		submission: number,
		attempt: number,
	): Promise<void> {
		const result = await submitForm(form.path, fields, await hiddenFields.complete());
		if (!isSending(state, submission)) return;
		if (result.type === "taken") {
			const { receipt } = result;
			dispatch({ type: "taken", submission, values: EMPTY_VALUES, receipt });
			hiddenFields.renew();
			report.taken(listeners.size > 0);
			return;
		}
		dispatch({ type: result.type, submission });
		if (attempt === 0 || result.type === "refused") {
			console.error(`The form ${form.source} was not taken:`, result.reason);
			report.failed();
		}
		if (result.type === "refused" || state.step !== "waiting") return;
		cancelRetry = retryLater(attempt, result.wait ?? 0, () =>
			send(fields, report, submission, attempt + 1),
		);
	}

	return {
		dispatch,
		prepare: hiddenFields.prepare,
		getState: () => state,
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
				if (state.step !== "editing") keep();
			};
		},
		/** Submits the fields, which must be valid. */
		async submit(fields: object, report: Report): Promise<void> {
			if (state.step === "submitting") return;
			dispatch({ type: "submit" });
			await send(fields, report, state.submission, 0);
		},
		/** Ends a submission of a disabled form, which sends nothing. @param values shown afterwards. */
		submitNowhere(values: FormValues): void {
			dispatch({ type: "submit" });
			dispatch({ type: "taken", submission: state.submission, values });
		},
	};
}
