import type { SalesAutomationDemoCopy } from "../../content/sales-automation-demo/copy.ts";
import { TextArea, TextField } from "../../form/field.tsx";
import { LEAD_BOUNDS } from "../../quick-analysis/lead.ts";
import leadStyles from "../../quick-analysis/lead-form.module.css";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import { problemText } from "../../quick-analysis/problem-text.ts";
import type { LeadValues } from "../../quick-analysis/submit-lead.ts";
import styles from "./demo-form.module.css";
import { useDemoForm } from "./use-demo-form.ts";

const FIELDS = [
	{ name: "name", type: "text", autoComplete: "name", required: true },
	{ name: "email", type: "email", autoComplete: "email", required: true },
	{ name: "company", type: "text", autoComplete: "organization" },
] as const;

/**
 * The contact form of the demo. It sends nothing anywhere: its method is "dialog", which outside of a
 * dialog does nothing where no script runs, so that what was typed never gets into an address.
 */
export function DemoForm({ copy }: { copy: SalesAutomationDemoCopy["form"] }) {
	const { form, problems, logged, submit, change } = useDemoForm();
	const field = (name: keyof LeadValues, required = false) => {
		const { label, placeholder } = copy.fields[name];
		return {
			name,
			label: required ? label : `${label} (${copy.optional})`,
			placeholder,
			required,
			maxLength: LEAD_BOUNDS[name],
			problem: problemText(copy, problems, name),
		};
	};
	return (
		<section className={styles.section} aria-labelledby="demo-form-title">
			<div className={styles.head}>
				<h2 id="demo-form-title">{copy.title}</h2>
				<p>{copy.lead}</p>
				<p className={styles.withoutScript}>{copy.withoutScript}</p>
			</div>
			<div>
				<form
					ref={form}
					className={leadStyles.form}
					method="dialog"
					aria-labelledby="demo-form-title"
					onSubmit={submit}
					onInput={change}
				>
					<p className={styles.required}>{copy.required}</p>
					{FIELDS.map(({ name, ...attributes }) => (
						<TextField
							key={name}
							{...attributes}
							{...field(name, "required" in attributes)}
						/>
					))}
					<TextArea {...field("message")} rows={4} />
					<button type="submit" className={leadStyles.submit} data-early-click>
						{copy.submit}
					</button>
				</form>
				<div className={styles.result} role="status">
					{logged && (
						<>
							<h3>{copy.result.title}</h3>
							<p>{copy.result.text}</p>
						</>
					)}
				</div>
				{logged && (
					<OpenButton location="demo-form" quiet>
						{copy.result.action}
					</OpenButton>
				)}
			</div>
		</section>
	);
}
