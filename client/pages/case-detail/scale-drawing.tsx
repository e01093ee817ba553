import { fill } from "../../../shared/fill.ts";
import type { Scale } from "../cases/scales.ts";
import styles from "./kpi-cards.module.css";

type Bars = Extract<Scale, { bars: unknown }>["bars"];

/** The proportion from which the shorter bar is under one pixel on a card, in times. */
const HAIRLINE = 300;

const proportion = (bars: Bars) => Math.max(...bars) / Math.min(...bars);

export interface Legends {
	/** The legend of two bars: what was, and what is now. */
	before: string;
	after: string;
	/** The legend of dots that stand for `{each}` things. */
	dot: string;
}

/** Whether the drawing needs the width of the page. */
export const drawsWide = (scale: Scale): boolean =>
	"bars" in scale && proportion(scale.bars) > HAIRLINE;

/** A figure as a drawing with true proportions, but no bar is too short to be seen; two bars, and dots that stand for several things, have a legend. */
export function ScaleDrawing({
	scale,
	value,
	legends,
}: {
	scale: Scale;
	value: string;
	legends: Legends;
}) {
	if ("bars" in scale) {
		return (
			<>
				<BarRows bars={scale.bars} value={value} />
				{scale.bars.length > 1 && (
					<p className={styles.legend}>
						<span data-before>{legends.before}</span> <span>{legends.after}</span>
					</p>
				)}
			</>
		);
	}
	const { dots, each } = scale;
	return (
		<>
			<Dots count={dots} />
			{each > 1 && <p>{fill(legends.dot, { each })}</p>}
		</>
	);
}

/** Heights in px. */
const BAR = 10;
const GAP = 4;

/** The least width of a bar that can be seen, in px. */
const HAIRLINE_WIDTH = 3;

function BarRows({ bars, value }: { bars: Bars; value: string }) {
	const longest = Math.max(...bars);
	const height = bars.length * (BAR + GAP) - GAP;
	return (
		<svg className={styles.bars} width="100%" height={height} aria-hidden="true">
			{bars.map((bar, row) => (
				<rect
					key={bar}
					y={row * (BAR + GAP)}
					width={`${(100 * bar) / longest}%`}
					height={BAR}
					data-before={row < bars.length - 1 || undefined}
				/>
			))}
			{proportion(bars) > HAIRLINE && (
				<>
					<rect y={height - BAR} width={HAIRLINE_WIDTH} height={BAR} />
					{/* Without its value it looks like a flaw in the drawing. */}
					<text x="10" y={height} fill="currentcolor">
						{value.split(/→\s*/)[1]}
					</text>
				</>
			)}
		</svg>
	);
}

const COLUMNS = 50;

/** Dots in rows: subpaths of one line, whose dashes have no length and round ends. */
function Dots({ count }: { count: number }) {
	const few = count <= 20;
	const pitch = few ? 16 : 8;
	const columns = Math.min(count, COLUMNS);
	const rows = Math.ceil(count / columns);
	const line = Array.from({ length: rows }, (_, row) => {
		const dots = Math.min(columns, count - row * columns);
		// A little over the last dot's place, which a rounding error would else leave out.
		return `M${pitch / 2} ${(row + 0.5) * pitch}h${(dots - 1) * pitch + 0.1}`;
	}).join("");
	return (
		<svg
			className={styles.dots}
			// The first dot begins where the text does.
			viewBox={`${0.2 * pitch} 0 ${(columns - 0.4) * pitch} ${rows * pitch}`}
			width={(columns - 0.4) * pitch}
			height={rows * pitch}
			aria-hidden="true"
		>
			<path
				d={line}
				strokeWidth={0.6 * pitch}
				strokeDasharray={`0 ${pitch}`}
				strokeLinecap="round"
			/>
		</svg>
	);
}
