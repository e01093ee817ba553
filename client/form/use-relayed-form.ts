import { useCallback, useEffect, useRef, useState } from "react";
import { trackForm } from "../analytics/events.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { prepareToasts, useToast } from "../notifications/toast.tsx";
import type { FormGuard } from "./guard.ts";
import { createFormGuard } from "./guard-form.ts";
import type { LeadProblem } from "./problems.ts";
import type { RelayedForm } from "./relayed-forms.ts";
import { submitForm, toSubmission } from "./submit.ts";
import { whenToSendAgain } from "./when-to-send-again.ts";

export type RelayedFormState = "form" | "submitting" | "waiting" | "success";

interface ToastText {
	title: string;
	description: string;
}

/** What a toast says of a submission; a form that says by itself that it was taken needs none for that. */
interface Toasts {
	successToast?: ToastText;
	/** Shown in its stead where the form that would say so is gone. */
	arrivedToast?: ToastText;
	errorToast: ToastText;
}

interface Initial<V> {
	values?: V;
	problems?: readonly LeadProblem[];
	/** What the form's page carries; a dialog asks for its own. */
	guard?: FormGuard;
}

/**
 * A form's state from first letter to success: form → submitting → success, or back to the form
 * with all that was typed. Where only the server or the way to it is in trouble it is waiting, and
 * sends itself again until the visitor changes something; also once she has gone to another page.
 */
export function useRelayedForm<V extends object>(
	form: RelayedForm,
	empty: V,
	toasts: Toasts,
	initial: Initial<V> = {},
) {
	const [values, setValues] = useState(initial.values ?? empty);
	const [problems, setProblems] = useState(initial.problems ?? []);
	const [state, setState] = useState<RelayedFormState>("form");
	const [guard] = useState(() => createFormGuard(initial.guard));
	const callOff = useRef<() => void>(undefined);
	/** How often the visitor has done something with the form. */
	const acts = useRef(0);
	const gone = useRef(false);
	const language = useLanguage();
	const toast = useToast();

	useEffect(() => {
		gone.current = false;
		return () => {
			gone.current = true;
		};
	}, []);

	async function send(
		submission: ReturnType<typeof toSubmission>,
		honeypot: Record<string, string>,
		attempt: number,
	): Promise<void> {
		const before = acts.current;
		const byItself = attempt > 0;
		if (!byItself) setState("submitting");
		const carried = await guard.complete();
		const sent = await submitForm(form, submission, honeypot, carried);
		const touched = acts.current !== before;
		// The visitor is at it again, and sends it herself.
		if (byItself && touched) return;
		if (sent.outcome === "taken") {
			setState("success");
			setValues(empty);
			guard.renew();
			trackForm(form.source, true);
			const said =
				toasts.successToast ?? (gone.current ? toasts.arrivedToast : undefined);
			if (said) toast({ ...said, tone: "success" });
			return;
		}
		if (!byItself || sent.outcome === "refused") {
			console.error(`The form ${form.source} was not taken:`, sent.reason);
			trackForm(form.source, false);
			toast({ ...toasts.errorToast, tone: "error" });
		}
		// What was changed meanwhile is not for us to send.
		if (sent.outcome === "refused" || touched) return setState("form");
		setState("waiting");
		callOff.current = whenToSendAgain(attempt, sent.wait ?? 0, () =>
			send(submission, honeypot, attempt + 1),
		);
	}

	const prepare = useCallback(() => {
		guard.prepare();
		prepareToasts();
	}, [guard]);

	return {
		values,
		problems,
		state,
		prepare,
		/** Sends the form, unless something must be mended first. @returns what must be. */
		async submit(
			honeypot: Record<string, string>,
		): Promise<readonly LeadProblem[]> {
			callOff.current?.();
			acts.current++;
			const submission = toSubmission(form, values, language);
			const checked = form.parse(submission);
			const found = "problems" in checked ? checked.problems : [];
			setProblems(found);
			if (found.length === 0) await send(submission, honeypot, 0);
			return found;
		},
		change(next: V) {
			// Sending it may fail for want of what its failure is told with.
			if (acts.current++ === 0) prepare();
			setValues(next);
			callOff.current?.();
			if (state === "waiting" || state === "success") setState("form");
			// A field that is being mended is no longer reproached for what it was.
			setProblems((shown) =>
				shown.filter(
					({ field }) => fieldIn(next, field) === fieldIn(values, field),
				),
			);
		},
		reset() {
			setValues(empty);
			setProblems([]);
			setState("form");
		},
	};
}

const fieldIn = (values: object, field: string): unknown =>
	new Map<string, unknown>(Object.entries(values)).get(field);
