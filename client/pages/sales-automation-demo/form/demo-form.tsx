import { useRef } from "react";
import { flushSync } from "react-dom";
import { DEMO_FORM, pageOf, type Submission } from "../../../../shared/forms/forms.ts";
import { LeadForm } from "../../../form/lead-form.tsx";
import { FormOrSuccess } from "../../../form/success-view.tsx";
import { useForm } from "../../../form/use-form.ts";
import { useLanguage } from "../../../i18n/language-context.tsx";
import type { DataOf } from "../../loader.ts";
import type { load } from "../load.server.ts";
import styles from "./demo-form.module.css";
import { DisabledForm } from "./disabled-form.tsx";

const TITLE_ID = "demo-form-title";

/** The contact form of the demo. It sends nothing until the operator has given it a webhook. */
export function DemoForm({ form: pageForm }: { form: DataOf<typeof load>["form"] }) {
	const language = useLanguage();
	const place = useRef<HTMLDivElement>(null);
	const form = useForm(
		DEMO_FORM,
		pageForm.enabled
			? {
					...pageForm,
					toasts: {
						errorToast: pageForm.copy.errorToast,
						arrivedToast: {
							title: pageForm.copy.title,
							description: pageForm.copy.success.text,
						},
					},
				}
			: { enabled: false, log, keepsValues: true },
	);
	const writeAgain = () => {
		flushSync(form.reset);
		place.current?.querySelector<HTMLElement>("[name=name]")?.focus();
	};
	const title = <h2 id={TITLE_ID}>{pageForm.copy.title}</h2>;
	return (
		<section
			id={DEMO_FORM.anchor}
			className={`band split ${styles.section}`}
			data-sample={!pageForm.enabled || undefined}
			data-tone={pageForm.enabled ? undefined : "ink"}
			aria-labelledby={TITLE_ID}
		>
			{pageForm.enabled ? (
				<>
					<div className="stack">
						{title}
						<p className="muted measure">{pageForm.copy.lead}</p>
					</div>
					<div ref={place} className="stack loose">
						<FormOrSuccess
							form={form}
							copy={pageForm.copy.success}
							action={pageOf(DEMO_FORM, language)}
							onDone={writeAgain}
						>
							<LeadForm form={form} copy={pageForm.copy} labelledBy={TITLE_ID} />
						</FormOrSuccess>
					</div>
				</>
			) : (
				<details className={`plus ${styles.example}`}>
					<summary className="touch">{title}</summary>
					<p>{pageForm.copy.lead}</p>
					<p className="without-script">{pageForm.copy.withoutScript}</p>
					<div className={`box ${styles.sample}`}>
						<DisabledForm form={form} copy={pageForm.copy} labelledBy={TITLE_ID} />
					</div>
				</details>
			)}
		</section>
	);
}

const log = ({ name, email, company, message }: Submission) =>
	console.log("Demo form:", { name, email, company, message });
