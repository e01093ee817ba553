import { pathFor } from "../../../shared/paths.ts";
import { TextField } from "../../form/field.tsx";
import { useLanguage } from "../../i18n/language-context.tsx";
import type { FigureName } from "../waiting-invoice/figures.ts";
import styles from "./invoice-start.module.css";
import type { HomeCopy } from "./tr.ts";

const FIGURES = ["hours", "rate"] as const satisfies readonly FigureName[];

/** The first two figures of the invoice for waiting; its own page has the rest. */
export function InvoiceStart({ copy }: { copy: HomeCopy["agitate"]["invoice"] }) {
	const language = useLanguage();
	return (
		<form
			action={pathFor("waiting-invoice", language)}
			className={`sheet lifted fits ${styles.start}`}
			aria-labelledby="invoice-start"
			autoComplete="off"
		>
			<div>
				<p id="invoice-start" className="title">
					{copy.title}
				</p>
				<p className="muted compact">{copy.text}</p>
			</div>
			{FIGURES.map((name) => (
				<TextField
					key={name}
					label={copy[name]}
					name={name}
					inputMode="decimal"
					placeholder="0"
					problem={undefined}
				/>
			))}
			<button type="submit" className="ink-button touch">
				{copy.action}
			</button>
		</form>
	);
}
