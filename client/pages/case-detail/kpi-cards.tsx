import { type CaseStudy, KPI_CARDS } from "../cases/case-study.ts";
import type { Scale } from "../cases/scales.ts";
import styles from "./kpi-cards.module.css";
import { drawsWide, type Legends, ScaleDrawing } from "./scale-drawing.tsx";

/** The case study's three strongest figures, the result first, quantities as drawings. */
export function KpiCards({
	study: { kpis, result },
	scales,
	legends,
}: {
	study: Pick<CaseStudy, "kpis" | "result">;
	scales: readonly Scale[];
	legends: Legends;
}) {
	const figures = kpis.slice(0, KPI_CARDS).map((kpi, index) => ({ kpi, scale: scales[index] }));
	const ordered = figures.toSorted(
		(one, other) => Number(other.kpi === kpis[result]) - Number(one.kpi === kpis[result]),
	);
	return (
		<dl className={`row ${styles.cards}`}>
			{ordered.map(({ kpi, scale }) => {
				return (
					<div
						key={kpi.label}
						className="row"
						data-wide={scale && drawsWide(scale) ? true : undefined}
					>
						<dt className="muted compact">{kpi.label}</dt>
						<dd className={`figure ${styles.value}`}>{kpi.value}</dd>
						{scale && (
							<dd className={`stack tight note ${styles.scale}`}>
								<ScaleDrawing scale={scale} value={kpi.value} legends={legends} />
							</dd>
						)}
					</div>
				);
			})}
		</dl>
	);
}
