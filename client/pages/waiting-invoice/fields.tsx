import { fill } from "../../../shared/fill.ts";
import type { Language } from "../../../shared/languages.ts";
import { TextField } from "../../form/field.tsx";
import type { TypedFigures } from "./figures.ts";
import { type FigureName, type FigureProblem, mostOf } from "./figures.ts";
import type { WaitingInvoiceCopy } from "./tr.ts";
import styles from "./waiting-invoice.module.css";

/** The fields of one line of the invoice, each with a hint. */
export function Fields({
	legend,
	names,
	copy,
	typed,
	problems,
	language,
}: {
	legend: string;
	names: readonly FigureName[];
	copy: WaitingInvoiceCopy;
	typed: TypedFigures;
	problems: Partial<Record<FigureName, FigureProblem>>;
	language: Language;
}) {
	const textOf = (name: FigureName) => {
		const problem = problems[name];
		return (
			problem &&
			fill(copy.problems[problem], { most: new Intl.NumberFormat(language).format(mostOf(name)) })
		);
	};
	return (
		<fieldset className={styles.group}>
			<legend className="title">{legend}</legend>
			<div className={`fits ${styles.fields}`}>
				{names.map((name) => (
					<div key={name}>
						<TextField
							label={copy.fields[name].label}
							name={name}
							inputMode="decimal"
							placeholder="0"
							defaultValue={typed[name]}
							problem={textOf(name)}
							hintId={`${name}-hint`}
						/>
						<p id={`${name}-hint`} className="note">
							{copy.fields[name].hint}
						</p>
					</div>
				))}
			</div>
		</fieldset>
	);
}
