import type { SalesAutomationDemoCopy } from "../../content/sales-automation-demo/copy.ts";
import leadStyles from "../../quick-analysis/lead-form.module.css";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import { problemText } from "../../quick-analysis/problem-text.ts";
import styles from "./demo-form.module.css";
import { Field, type FieldProps } from "./field.tsx";
import { useDemoForm } from "./use-demo-form.ts";

const FIELDS = [
	{ name: "name", type: "text", autoComplete: "name", required: true },
	{ name: "email", type: "email", autoComplete: "email", required: true },
	{ name: "company", type: "text", autoComplete: "organization" },
	{ name: "message", rows: 4 },
] as const satisfies readonly Pick<
	FieldProps,
	"name" | "type" | "autoComplete" | "required" | "rows"
>[];

/**
 * The contact form of the demo. It sends nothing anywhere: its method is "dialog", which outside of a
 * dialog does nothing where no script runs, so that what was typed never gets into an address.
 */
export function DemoForm({ copy }: { copy: SalesAutomationDemoCopy["form"] }) {
	const { form, problems, logged, submit, change } = useDemoForm();
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
					{FIELDS.map((field) => (
						<Field
							key={field.name}
							{...field}
							copy={copy.fields[field.name]}
							optional={copy.optional}
							problem={problemText(copy, problems, field.name)}
						/>
					))}
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
