import type { PriceData } from "./load.server.ts";
import styles from "./pricing.module.css";

/** The lowest price, if the settings have it, and a table of the criteria that change it. */
export function Pricing({
	copy,
	from,
	folded = false,
	sunk = false,
}: PriceData & {
	/** The table unfolds on a phone: the page is long. */
	folded?: boolean;
	/** After a section on paper. */
	sunk?: boolean;
}) {
	const table = <Criteria copy={copy} />;
	return (
		<section className={`band split ${sunk ? "sunk" : ""}`} aria-labelledby="pricing-title">
			<div className="stack">
				<h2 id="pricing-title">{copy.title}</h2>
				{from && (
					<p className="stack tight">
						<span className="label muted">{copy.fromLabel}</span>{" "}
						<strong className="figure title-section">{from}</strong>
					</p>
				)}
				<p className="muted measure">{copy.lead}</p>
			</div>
			{folded ? (
				<details className="unfolds on-phones">
					<summary>{copy.factors}</summary>
					{table}
				</details>
			) : (
				table
			)}
		</section>
	);
}

const Criteria = ({ copy: { columns, drivers } }: Pick<PriceData, "copy">) => (
	<table className={styles.table} aria-labelledby="pricing-title">
		<thead>
			<tr className="note">
				<th scope="col">{columns.what}</th>
				<th scope="col">{columns.less}</th>
				<th scope="col">{columns.more}</th>
			</tr>
		</thead>
		<tbody>
			{drivers.map(({ what, less, more }) => (
				<tr key={what}>
					<th scope="row">{what}</th>
					<td data-label={columns.less}>{less}</td>
					<td data-label={columns.more}>{more}</td>
				</tr>
			))}
		</tbody>
	</table>
);
