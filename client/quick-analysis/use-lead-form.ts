import { useEffect, useRef, useState } from "react";
import { trackForm } from "../analytics/events.ts";
import type { QuickAnalysisCopy } from "../content/quick-analysis/copy.ts";
import type { FormGuard } from "../form/guard.ts";
import { createFormGuard } from "../form/guard-form.ts";
import { whenToSendAgain } from "../form/when-to-send-again.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { useToast } from "../notifications/toast.tsx";
import { type LeadProblem, QUICK_ANALYSIS_SOURCE } from "./lead.ts";
import {
	EMPTY_LEAD,
	findProblems,
	type LeadValues,
	submitLead,
	toSubmission,
} from "./submit-lead.ts";

type FormState = "form" | "submitting" | "waiting" | "success";

interface Initial {
	values?: LeadValues;
	problems?: readonly LeadProblem[];
	/** What the form's page carries; a dialog asks for its own. */
	guard?: FormGuard;
}

/**
 * The form's state from first letter to success: form → submitting → success, or back to the form
 * with all that was typed. Where only the server or the way to it is in trouble it is waiting, and
 * sends itself again until the visitor changes something.
 */
export function useLeadForm(copy: QuickAnalysisCopy, initial: Initial = {}) {
	const [values, setValues] = useState(initial.values ?? EMPTY_LEAD);
	const [problems, setProblems] = useState(initial.problems ?? []);
	const [state, setState] = useState<FormState>("form");
	const [guard] = useState(() => createFormGuard(initial.guard));
	const callOff = useRef<() => void>(undefined);
	const changes = useRef(0);
	const language = useLanguage();
	const toast = useToast();

	useEffect(() => () => callOff.current?.(), []);
	useEffect(() => {
		if (state !== "waiting") return;
		// The browser asks whether to leave: what waits would be lost.
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [state]);

	async function send(
		submission: ReturnType<typeof toSubmission>,
		honeypot: Record<string, string>,
		attempt: number,
	): Promise<void> {
		const before = changes.current;
		setState("submitting");
		const sent = await submitLead(submission, honeypot, await guard.complete());
		if (sent.outcome === "taken") {
			setState("success");
			guard.renew();
			trackForm(QUICK_ANALYSIS_SOURCE, true);
			toast({ ...copy.successToast, tone: "success" });
			return;
		}
		if (attempt === 0) {
			console.error("The quick-analysis form was not taken:", sent.reason);
			trackForm(QUICK_ANALYSIS_SOURCE, false);
			toast({ ...copy.errorToast, tone: "error" });
		}
		// What was changed meanwhile is not for us to send.
		if (sent.outcome !== "later" || changes.current !== before) {
			return setState("form");
		}
		setState("waiting");
		callOff.current = whenToSendAgain(attempt, sent.wait ?? 0, () =>
			send(submission, honeypot, attempt + 1),
		);
	}

	return {
		values,
		problems,
		state,
		prepare: guard.prepare,
		/** Sends the form, unless something must be mended first. @returns what must be. */
		async submit(
			honeypot: Record<string, string>,
		): Promise<readonly LeadProblem[]> {
			callOff.current?.();
			const submission = toSubmission(values, language);
			const found = findProblems(submission);
			setProblems(found);
			if (found.length === 0) await send(submission, honeypot, 0);
			return found;
		},
		change(next: LeadValues) {
			setValues(next);
			changes.current++;
			if (state === "waiting") {
				callOff.current?.();
				setState("form");
			}
			// A field that is being mended is no longer reproached for what it was.
			setProblems((shown) =>
				shown.filter(
					({ field }) =>
						!(field in next) ||
						next[field as keyof LeadValues] ===
							values[field as keyof LeadValues],
				),
			);
		},
		reset() {
			setValues(EMPTY_LEAD);
			setProblems([]);
			setState("form");
		},
	};
}
