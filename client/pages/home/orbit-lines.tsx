import { nodeAngle } from "./orbit-angle.ts";
import styles from "./orbit-lines.module.css";
import { STAGES, type StageId } from "./stages.ts";

const IDS: readonly StageId[] = [1, 2, 3, 4, 5];

/** Where a node stands on a circle of radius 100 around 0, 0. */
function point(stage: StageId) {
	const angle = (nodeAngle(stage) * Math.PI) / 180;
	return {
		x: Math.round(Math.cos(angle) * 1000) / 10,
		y: Math.round(Math.sin(angle) * 1000) / 10,
	};
}

/** Each pair of related stages once. */
const PAIRS = IDS.flatMap((from) =>
	STAGES[from].related
		.filter((to) => from < to || !STAGES[to].related.includes(from))
		.map((to) => ({ from, to })),
);

/** The orbit's circle and the lines between related stages; those of the selected one are lit. */
export function OrbitLines({ selected }: { selected: StageId | undefined }) {
	return (
		<svg
			className={styles.lines}
			viewBox="-100 -100 200 200"
			aria-hidden="true"
		>
			<circle r="100" />
			<circle r="62" data-inner />
			{PAIRS.map(({ from, to }) => {
				const a = point(from);
				const b = point(to);
				const lit =
					selected !== undefined &&
					((selected === from && STAGES[from].related.includes(to)) ||
						(selected === to && STAGES[to].related.includes(from)));
				return (
					<line
						key={`${from}-${to}`}
						x1={a.x}
						y1={a.y}
						x2={b.x}
						y2={b.y}
						data-lit={lit || undefined}
					/>
				);
			})}
		</svg>
	);
}
