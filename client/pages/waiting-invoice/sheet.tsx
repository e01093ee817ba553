import { useEffect, useState } from "react";
import { useFrame } from "../../frame/use-frame.ts";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import type { WaitingInvoiceCopy } from "./tr.ts";
import styles from "./waiting-invoice.module.css";
import type { InvoiceWords } from "./wording.ts";

/** The id of the form with the figures. */
export const FIGURES_FORM = "waiting-figures";

interface InvoiceProps {
	copy: WaitingInvoiceCopy;
	/** Absent while a figure is wrong. */
	words: InvoiceWords | undefined;
	/** Whether nothing is typed yet. */
	blank: boolean;
	/** Whether something is typed about late answers. */
	isLate: boolean;
	/** Whether the figures are those of our example. */
	isExample: boolean;
}

/** The invoice as a sheet, which prints on one page. */
export function InvoiceSheet({ copy, words, blank, isLate, isExample }: InvoiceProps) {
	const { invoice } = copy;
	const { siteName, operator, language } = useFrame();
	// From the visitor's clock and address bar, which the server does not know.
	const [printed, setPrinted] = useState<{ date: string; url: string }>();
	useEffect(() => {
		const date = new Intl.DateTimeFormat(language, { dateStyle: "long" }).format();
		setPrinted({ date, url: location.host + location.pathname });
	}, [language]);
	return (
		<section className={`sheet lifted ${styles.sheet}`} aria-labelledby="invoice-title">
			<p className={`row between ${styles.printed}`}>
				<span>{siteName}</span> <span>{printed?.date}</span>
			</p>
			{blank && <p className="stamp">{invoice.stamp}</p>}
			<h2 id="invoice-title" className="title-minor">
				{invoice.title}
			</h2>
			<p className="muted">{invoice.subject}</p>
			{words ? (
				<dl>
					<Item label={invoice.work} {...words.work} />
					{isLate && <Item label={invoice.late} {...words.late} />}
					<div className={styles.total} aria-live="polite">
						<dt className="title">{invoice.year}</dt>
						<dd className="figure">{words.year}</dd>
						<dd className="note">{words.month}</dd>
					</div>
				</dl>
			) : (
				<p className={`callout ${styles.wrong}`} role="status">
					{copy.problems.summary}
				</p>
			)}
			<p className="note">
				{isExample || blank ? invoice.example : words && invoice.own} {invoice.note}
			</p>
			<p className={`row between note ${styles.printed}`}>
				<span>{[operator?.name ?? siteName, operator?.phone].filter(Boolean).join(", ")}</span>{" "}
				<span>{printed?.url}</span>
			</p>
		</section>
	);
}

/** Sends the invoice with the request for an analysis, or prints it. */
export const InvoiceActions = ({ copy, words, blank, isExample }: InvoiceProps) => (
	<div className="actions closing-action screen-only">
		<OpenButton
			location="waiting-invoice"
			form={FIGURES_FORM}
			request={
				blank || isExample || !words ? undefined : { ...copy.request, message: words.message }
			}
		>
			{blank ? copy.blankAction : copy.action}
		</OpenButton>
		{words && !blank && (
			<button
				type="button"
				className={`touch needs-script ${styles.print}`}
				onClick={() => window.print()}
			>
				{copy.print}
			</button>
		)}
	</div>
);

const Item = ({ label, formula, amount }: { label: string; formula: string; amount: string }) => (
	<div className="line-above">
		<dt>{label}</dt>
		<dd>{amount}</dd>
		<dd className="note">{formula}</dd>
	</div>
);
