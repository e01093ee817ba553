import type { HiddenFields } from "../../shared/forms/form-token.ts";
import type { SiteForm } from "../../shared/forms/forms.ts";
import type { EnabledForm, FormOutcome, PageForm } from "../../shared/forms/page-form.ts";

/** The server as the pages with a form see it. */
export interface FormServer {
	/** Whether the server takes submissions of the form. */
	isEnabled(form: SiteForm): boolean;
	/** New hidden fields, or those that the form was submitted with. */
	hiddenFields(outcome: FormOutcome): Promise<HiddenFields>;
}

/** The form as the operator has configured it. The page learns whether it is enabled, never its webhook. */
export async function loadForm<Disabled, Enabled>(
	forms: FormServer,
	form: SiteForm,
	copies: { disabled: Disabled; enabled: Enabled },
	outcome: FormOutcome,
): Promise<PageForm<Disabled, Enabled>> {
	return forms.isEnabled(form)
		? loadEnabledForm(forms, copies.enabled, outcome)
		: { enabled: false, copy: copies.disabled };
}

export async function loadEnabledForm<Copy>(
	forms: FormServer,
	copy: Copy,
	outcome: FormOutcome,
): Promise<EnabledForm<Copy>> {
	const hidden = await forms.hiddenFields(outcome);
	return { enabled: true, copy, outcome, hidden };
}

/** Whether search engines may list the page: not as the answer to a submission. */
export const isIndexable = (form: { enabled: false } | EnabledForm<unknown>) =>
	!form.enabled || form.outcome.state === "empty";
