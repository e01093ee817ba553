import { OpenButton } from "../../quick-analysis/open-button.tsx";
import type { WaitingInvoiceCopy } from "./tr.ts";
import styles from "./waiting-invoice.module.css";
import type { InvoiceWords } from "./wording.ts";

/** The id of the form with the figures. */
export const FIGURES_FORM = "waiting-figures";

/** The invoice on paper, which prints on one page, and what can be done with it. */
export function InvoiceSheet({
	copy,
	words,
}: {
	copy: WaitingInvoiceCopy;
	/** Absent while a figure is wrong. */
	words: InvoiceWords | undefined;
}) {
	const { invoice } = copy;
	return (
		<div className="stack loose">
			<section className={`sheet ${styles.sheet}`} aria-labelledby="invoice-title">
				<h2 id="invoice-title" className="title-minor">
					{invoice.title}
				</h2>
				<p className="muted">{invoice.subject}</p>
				{words ? (
					<dl>
						<Item label={invoice.work} {...words.work} />
						<Item label={invoice.late} {...words.late} />
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
				<p className="note">{invoice.note}</p>
			</section>
			{words && (
				<div className="actions closing-action screen-only">
					<OpenButton
						location="waiting-invoice"
						form={FIGURES_FORM}
						request={{ ...copy.request, message: words.message }}
					>
						{copy.action}
					</OpenButton>
					<button type="button" className="more needs-script" onClick={() => window.print()}>
						{copy.print}
					</button>
				</div>
			)}
		</div>
	);
}

const Item = ({ label, formula, amount }: { label: string; formula: string; amount: string }) => (
	<div className="line-above">
		<dt>{label}</dt>
		<dd>{amount}</dd>
		<dd className="note">{formula}</dd>
	</div>
);
