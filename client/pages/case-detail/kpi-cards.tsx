import { KPI_CARDS, type Kpi } from "../cases/case-study.ts";
import type { Scale } from "../cases/scales.ts";
import styles from "./kpi-cards.module.css";
import { drawsWide, ScaleDrawing } from "./scale-drawing.tsx";

/** The case study's three strongest figures, quantities as drawings. */
export function KpiCards({
	kpis,
	scales,
	dot,
}: {
	kpis: readonly Kpi[];
	scales: readonly Scale[];
	/** The legend of dots that stand for several things. */
	dot: string;
}) {
	return (
		<dl className={`row ${styles.cards}`}>
			{kpis.slice(0, KPI_CARDS).map((kpi, index) => {
				const scale = scales[index];
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
								<ScaleDrawing scale={scale} value={kpi.value} dot={dot} />
							</dd>
						)}
					</div>
				);
			})}
		</dl>
	);
}
