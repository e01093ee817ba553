import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormNotice } from "../../../form/form-notice.tsx";
import { LeadForm } from "../../../form/lead-form.tsx";
import { EMPTY_LEAD } from "../../../form/lead-values.ts";
import type { LiveForm } from "../../../form/openable-form.ts";
import { leadOutcome } from "../../../form/outcome.ts";
import { DEMO_FORM, pageOf } from "../../../form/relayed-forms.ts";
import { SuccessView } from "../../../form/success-view.tsx";
import { useRelayedForm } from "../../../form/use-relayed-form.ts";
import { useLanguage } from "../../../i18n/language-context.tsx";
import { MESSAGE_ROWS, REQUIRED } from "./contact-fields.ts";
import type { LiveDemoFormCopy } from "./copy.ts";
import styles from "./demo-form.module.css";

/** The form whose messages reach the operator. */
export function SentForm({
	form: { copy, outcome, guard },
	labelledBy,
}: {
	form: LiveForm<LiveDemoFormCopy>;
	/** The id of the title. */
	labelledBy: string;
}) {
	const language = useLanguage();
	const place = useRef<HTMLDivElement>(null);
	const form = useRelayedForm(
		DEMO_FORM,
		EMPTY_LEAD,
		{
			errorToast: copy.errorToast,
			arrivedToast: { title: copy.title, description: copy.success.text },
		},
		{ ...leadOutcome(outcome), guard },
	);
	const [received, setReceived] = useState(outcome.state === "received");
	const writeAgain = () => {
		flushSync(() => {
			setReceived(false);
			form.reset();
		});
		place.current?.querySelector<HTMLElement>("[name=name]")?.focus();
	};
	return (
		<div ref={place} className={styles.place}>
			{received || form.state === "success" ? (
				<SuccessView
					copy={copy.success}
					takesFocus={!received}
					aligned="start"
					action={pageOf(DEMO_FORM, language)}
					onDone={writeAgain}
				/>
			) : (
				<>
					<FormNotice outcome={outcome} copy={copy} />
					<LeadForm
						form={DEMO_FORM}
						copy={copy}
						required={REQUIRED}
						rows={MESSAGE_ROWS}
						values={form.values}
						problems={form.problems}
						state={form.state}
						guard={guard}
						labelledBy={labelledBy}
						onChange={form.change}
						onSubmit={form.submit}
					/>
				</>
			)}
		</div>
	);
}
