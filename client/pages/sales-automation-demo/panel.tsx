import type { ComponentProps, ReactNode } from "react";
import { pathFor } from "../../../shared/paths.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import type { Part } from "./composer/parts.ts";
import { hasWords } from "./demo-input.ts";
import styles from "./panel.module.css";
import type { SalesAutomationDemoCopy } from "./tr.ts";

/** A demo panel: a description, the input with the start button and, as children, the output. */
export function Panel({
	id,
	copy,
	turned = false,
	runs,
	formProps,
	fields,
	children,
}: {
	/** Also the fragment that leads to the answer without JavaScript. */
	id: string;
	copy: SalesAutomationDemoCopy["subjectLines" | "meetingBrief"];
	/** Whether the output stands on the left. */
	turned?: boolean;
	/** How often the panel has composed since the page was loaded. */
	runs: number;
	formProps: ComponentProps<"form">;
	fields: ReactNode;
	children: ReactNode;
}) {
	const language = useLanguage();
	return (
		<section
			id={id}
			className={`band split top ${turned ? "sunk" : ""} ${styles.panel}`}
			data-turned={turned || undefined}
			aria-labelledby={`${id}-title`}
		>
			<div className={`stack start stays ${styles.text}`}>
				<h2 id={`${id}-title`}>{copy.title}</h2>
				<p className="lead">{copy.text}</p>
				<form
					{...formProps}
					className={`stack ${styles.form}`}
					action={`${pathFor("sales-automation-demo", language)}#${id}`}
					autoComplete="off"
				>
					{fields}
					<button type="submit" className="action">
						{copy.start}
					</button>
					<p className="visually-hidden" role="status">
						{runs > 0 && <span key={runs}>{copy.done}</span>}
					</p>
				</form>
			</div>
			{children}
		</section>
	);
}

/** The problem of a typed text; undefined before the start and if the text is usable. */
export function problemOf(
	typed: string | undefined,
	most: number,
	copy: { required: string; tooLong: string; wordless?: string },
) {
	if (typed === undefined) return undefined;
	if (typed === "") return copy.required;
	if (typed.length > most) return copy.tooLong;
	return hasWords(typed) ? undefined : copy.wordless;
}

/** A composed text; words from the input are marked. */
export const Marked = ({ parts }: { parts: readonly Part[] }) =>
	parts.map(({ text, marked }, index) =>
		marked ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
			<mark key={index} className={styles.mark}>
				{text}
			</mark>
		) : (
			text
		),
	);
