import { useEffect, useRef } from "react";
import { LeadFields } from "../../../form/lead-fields.tsx";
import leadStyles from "../../../form/lead-form.module.css";
import { OpenButton } from "../../../quick-analysis/open-button.tsx";
import controls from "../../../theme/controls.module.css";
import { MESSAGE_ROWS, REQUIRED } from "./contact-fields.ts";
import type { InertDemoFormCopy } from "./copy.ts";
import styles from "./demo-form.module.css";
import { useInertForm } from "./use-inert-form.ts";

/**
 * The form that sends nothing anywhere: its method is "dialog", which outside of a dialog does nothing
 * where no script runs, so that what was typed never gets into an address.
 */
export function InertForm({
	copy,
	labelledBy,
}: {
	copy: InertDemoFormCopy;
	/** The id of the title. */
	labelledBy: string;
}) {
	const { form, problems, logged, submit, change } = useInertForm();
	const result = useRef<HTMLDivElement>(null);
	// On a small screen it may be below what is seen.
	useEffect(() => {
		if (logged) result.current?.scrollIntoView({ block: "nearest" });
	}, [logged]);
	return (
		<>
			<form
				ref={form}
				className={leadStyles.form}
				method="dialog"
				aria-labelledby={labelledBy}
				onSubmit={submit}
				onInput={change}
			>
				<p className={leadStyles.required}>{copy.required}</p>
				<LeadFields
					copy={copy}
					problems={problems}
					required={REQUIRED}
					rows={MESSAGE_ROWS}
				/>
				<button type="submit" className={controls.action} data-early-click>
					{copy.submit}
				</button>
			</form>
			<div ref={result} className={styles.result} role="status">
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
