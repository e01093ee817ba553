import { type FormEvent, useEffect, useRef, useState } from "react";
import { fill } from "../../../shared/fill.ts";
import { pathFor } from "../../../shared/paths.ts";
import { usePageData } from "../../frame/use-page-data.ts";
import { ActionLink } from "../../parts/action-link.tsx";
import type { DataOf } from "../loader.ts";
import { Fields } from "./fields.tsx";
import { checkFigures, figuresQuery, typedFigures } from "./figures.ts";
import type { load } from "./load.server.ts";
import { FIGURES_FORM, InvoiceActions, InvoiceSheet } from "./sheet.tsx";
import styles from "./waiting-invoice.module.css";
import { sayInvoice } from "./wording.ts";

/** The figures of the invoice's two lines; the weeks count for both. */
const WORK = ["hours", "rate", "weeks"] as const;
const LATE = ["late", "orders", "margin"] as const;

/** The cost of a year of waiting, from the visitor's own figures. Without a script the server does the sum. */
export function Component() {
	const data = usePageData<typeof load>("waiting-invoice");
	// A followed link fills the fields anew, also with the same figures as before.
	const [shown, setShown] = useState({ typed: data.typed, times: 0 });
	if (shown.typed !== data.typed) setShown({ typed: data.typed, times: shown.times + 1 });
	return <Calculator key={shown.times} {...data} />;
}

function Calculator({ copy, typed: first, language }: DataOf<typeof load>) {
	const form = useRef<HTMLFormElement>(null);
	const [typed, setTyped] = useState(first);
	const query = figuresQuery(typed);
	const blank = query === "";
	// Until something is typed the sheet shows the example.
	const shown = blank ? typedFigures(new URLSearchParams(copy.example.query)) : typed;
	const checked = checkFigures(shown, language);
	const words = "figures" in checked ? sayInvoice(copy, checked.figures, language) : undefined;
	const path = pathFor("waiting-invoice", language);
	const problems = "problems" in checked ? checked.problems : {};
	const fields = { copy, typed, problems, language };
	const isLate = LATE.some((name) => typed[name]);
	const invoice = { copy, words, blank, isLate, isExample: query === copy.example.query };

	const read = () => setTyped(typedFigures(new FormData(form.current ?? undefined)));
	// Figures typed before hydration count, too.
	useEffect(read, []);
	/** The URL keeps the figures, for a colleague or the next day. */
	const keep = (event: FormEvent) => {
		event.preventDefault();
		history.replaceState(history.state, "", path + query);
	};
	return (
		<div className={`band split ${styles.page}`}>
			<header className={`head screen-only ${styles.head}`} data-tone="ink">
				<h1 className="title-page">{copy.title}</h1>
				<p className="lead">{copy.lead}</p>
				<div className="actions">
					<ActionLink to={path + copy.example.query} location="waiting-invoice-example" outline>
						{copy.example.text}
					</ActionLink>
					<p className="note">{copy.example.figures}</p>
				</div>
			</header>
			<form
				ref={form}
				id={FIGURES_FORM}
				action={path}
				className="stack loose screen-only"
				autoComplete="off"
				noValidate
				onChange={read}
				onBlur={keep}
				onSubmit={keep}
			>
				{/* On a narrow screen the sheet is below, out of sight. */}
				<p className={`row between ${styles.sum}`} aria-hidden="true">
					{copy.invoice.year} {words && !blank && <strong className="figure">{words.year}</strong>}
					{words && blank && (
						<span className="note">{fill(copy.invoice.forExample, { year: words.year })}</span>
					)}
				</p>
				<Fields legend={copy.invoice.work} names={WORK} {...fields} />
				<details className="unfolds on-phones" open={LATE.some((name) => first[name])}>
					<summary>{copy.invoice.late}</summary>
					<Fields legend={copy.invoice.late} names={LATE} {...fields} />
				</details>
				<button type="submit" className="ink-button touch without-script">
					{copy.submit}
				</button>
			</form>
			<div className={`stack loose stays ${styles.result}`}>
				<InvoiceSheet {...invoice} />
				<InvoiceActions {...invoice} />
			</div>
		</div>
	);
}
