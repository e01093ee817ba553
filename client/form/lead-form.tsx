import { useEffect, useRef } from "react";
import { failureText } from "../../shared/forms/page-form.ts";
import type { LeadFormCopy } from "./copy.ts";
import { HiddenInputs } from "./hidden-inputs.tsx";
import { LeadFields } from "./lead-fields.tsx";
import styles from "./lead-form.module.css";
import { PrivacyNote } from "./privacy-note.tsx";
import type { Form } from "./use-form.ts";

/** An enabled form with the fields of a lead. */
export function LeadForm({
	form,
	copy,
	takesFocus = false,
	labelledBy,
}: {
	form: Form;
	copy: LeadFormCopy;
	/** Whether a dialog that opens moves the focus to the first field. */
	takesFocus?: boolean;
	/** The id of the form's title, if it has one. */
	labelledBy?: string;
}) {
	const send = useRef<HTMLDivElement>(null);
	const failed = form.step === "waiting" || form.refused;
	useEffect(() => {
		if (failed) send.current?.scrollIntoView({ block: "nearest" });
	}, [failed]);
	const notice =
		!form.touched &&
		(form.outcome?.state === "refused"
			? copy.problems.summary
			: form.outcome && failureText(form.outcome, copy));
	return (
		<>
			{notice && (
				<p className={`callout ${styles.notice}`} role="alert">
					{notice}
				</p>
			)}
			<form {...form.formProps} className={`stack ${styles.form}`} aria-labelledby={labelledBy}>
				<HiddenInputs hidden={form.hidden} honeypotLabel={copy.honeypot} />
				<p className="note">{copy.required}</p>
				<LeadFields form={form} copy={copy} takesFocus={takesFocus} />
				<small className="note below-field">{copy.messageHint}</small>
				<div ref={send} className="stack" data-send>
					<p className={`callout compact ${styles.failure}`} role="status">
						{form.step === "waiting" && copy.waiting}
						{form.refused && copy.unavailable}
					</p>
					<button {...form.buttonProps} className="action">
						{form.step === "submitting" ? copy.submitting : copy.submit}
					</button>
				</div>
				<PrivacyNote text={copy.reassurance} link={copy.privacyLink} />
			</form>
		</>
	);
}
