import { KPI_CARDS, type Kpi } from "../cases/case-study.ts";
import styles from "./kpi-cards.module.css";

/** The case study's three strongest figures. */
export function KpiCards({ kpis }: { kpis: readonly Kpi[] }) {
	return (
		<dl className={styles.cards}>
			{kpis.slice(0, KPI_CARDS).map((kpi) => (
				<div key={kpi.label}>
					<dt>{kpi.label}</dt>
					<dd>{kpi.value}</dd>
				</div>
			))}
		</dl>
	);
}
