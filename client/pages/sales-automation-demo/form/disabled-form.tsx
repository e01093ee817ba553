import { useEffect, useRef } from "react";
import { LeadFields } from "../../../form/lead-fields.tsx";
import type { Form } from "../../../form/use-form.ts";
import { OpenButton } from "../../../quick-analysis/open-button.tsx";
import styles from "./demo-form.module.css";
import type { DemoFormCopies } from "./tr.ts";

/** The form that sends nothing, and below it, after it was submitted, a text that says so. */
export function DisabledForm({
	form,
	copy,
	labelledBy,
}: {
	form: Form;
	copy: DemoFormCopies["disabled"];
	/** The id of the title. */
	labelledBy: string;
}) {
	const logged = form.step === "sent";
	const result = useRef<HTMLDivElement>(null);
	// On a small screen it may be below the visible part of the page.
	useEffect(() => {
		if (logged) result.current?.scrollIntoView({ block: "nearest" });
	}, [logged]);
	return (
		<>
			<form {...form.formProps} className="stack" aria-labelledby={labelledBy}>
				<p className="note">{copy.required}</p>
				<LeadFields form={form} copy={copy} />
				<button {...form.buttonProps} className="action">
					{copy.submit}
				</button>
			</form>
			<div ref={result} className={`stack tight measure ${styles.result}`} role="status">
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
		</>
	);
}
