import type { FormGuard } from "./guard.ts";
import type { LiveForm, OpenableForm } from "./openable-form.ts";
import type { FormOutcome } from "./outcome.ts";
import type { RelayedForm } from "./relayed-forms.ts";

/** The server as the pages with a form see it. */
export interface FormServer {
	/** Whether submissions of the form are taken. */
	isEnabled(form: RelayedForm): boolean;
	/** The token and idempotency key for a form; those that it was submitted with, if it was. */
	guard(outcome: FormOutcome): Promise<FormGuard>;
}

/** The form as the operator has configured it. The page learns whether it is enabled, never its webhook. */
export async function loadForm<Inert, Live>(
	forms: FormServer,
	form: RelayedForm,
	texts: { inert: Inert; live: Live },
	outcome: FormOutcome,
): Promise<OpenableForm<Inert, Live>> {
	if (!forms.isEnabled(form)) return { live: false, copy: texts.inert };
	const guard = await forms.guard(outcome);
	return { live: true, copy: texts.live, outcome, guard };
}

/** Whether the form was not submitted with this request. */
export const isUntouched = (form: { live: false } | LiveForm<unknown>) =>
	!form.live || form.outcome.state === "empty";
