import { nodeAngle } from "./orbit-angle.ts";
import styles from "./orbit-lines.module.css";
import { STAGES, type StageId } from "./stages.ts";

interface Point {
	x: number;
	y: number;
}

/** How far from the middle a line is pulled. */
const CLEAR = 80;

/** Where a node stands on a circle of radius 100 around 0, 0. */
function point(stage: StageId): Point {
	const angle = (nodeAngle(stage) * Math.PI) / 180;
	return {
		x: Math.round(Math.cos(angle) * 1000) / 10,
		y: Math.round(Math.sin(angle) * 1000) / 10,
	};
}

/** A line between two nodes, which bends around the words in the middle. */
function connect(from: Point, to: Point): string {
	const middle = { x: from.x + to.x, y: from.y + to.y };
	const bend = CLEAR / Math.hypot(middle.x, middle.y);
	return `M${from.x} ${from.y}Q${middle.x * bend} ${middle.y * bend} ${to.x} ${to.y}`;
}

/** The orbit's circles, and the lines from the selected stage to its related ones. */
export function OrbitLines({ selected }: { selected: StageId | undefined }) {
	const from = selected && point(selected);
	return (
		<svg className={styles.lines} viewBox="-100 -100 200 200" aria-hidden="true">
			<circle r="100" />
			<circle r="62" data-inner />
			{from &&
				STAGES[selected].related.map((stage) => (
					<path key={stage} d={connect(from, point(stage))} />
				))}
		</svg>
	);
}
