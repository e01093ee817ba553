import type { AboutCopy } from "../tr.ts";
import styles from "./order.module.css";

/** From one station to the next, each a hundred wide: the visitor's above, the consultancy's below. */
const ROUTE = "M0 0C50 0 50 100 100 100S150 0 200 0S250 100 300 100S350 0 400 0S450 100 500 100";

/** In which order visitor and consultancy work together: they take turns. */
export function Order({ copy }: { copy: AboutCopy["order"] }) {
	return (
		<section className="band stack parts" data-tone="ink" aria-labelledby="order-title">
			<div className="head">
				<h2 id="order-title">{copy.title}</h2>
				<p>{copy.lead}</p>
			</div>
			<div className={styles.drawing}>
				<svg
					className={`lines ${styles.route}`}
					viewBox="0 0 700 100"
					preserveAspectRatio="none"
					aria-hidden="true"
				>
					<path d={ROUTE} vectorEffect="non-scaling-stroke" />
				</svg>
				<ol className={styles.stations}>
					{copy.stations.map(({ who, when, text }) => (
						<li key={when} className="dot">
							<p className="kicker small">{who}</p>
							<h3 className="title">{when}</h3>
							<p className="muted">{text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
