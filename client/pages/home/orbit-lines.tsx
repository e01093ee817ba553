import { nodeAngle } from "./orbit-angle.ts";
import styles from "./orbit-lines.module.css";
import { STAGES, type StageId } from "./stages.ts";

/** Where a node stands on a circle of radius 100 around 0, 0. */
function point(stage: StageId) {
	const angle = (nodeAngle(stage) * Math.PI) / 180;
	return {
		x: Math.round(Math.cos(angle) * 1000) / 10,
		y: Math.round(Math.sin(angle) * 1000) / 10,
	};
}

/** The orbit's circles, and the lines from the selected stage to its related ones. */
export function OrbitLines({ selected }: { selected: StageId | undefined }) {
	const from = selected && point(selected);
	return (
		<svg className={styles.lines} viewBox="-100 -100 200 200" aria-hidden="true">
			<circle r="100" />
			<circle r="62" data-inner />
			{from &&
				STAGES[selected].related.map((stage) => {
					const to = point(stage);
					return <line key={stage} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
				})}
		</svg>
	);
}
