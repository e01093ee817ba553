import type { ReactNode } from "react";
import styles from "./dial.module.css";

/** A round clock face of sixty strokes, of which a sector is filled; its text stands below the centre. */
export function Dial({
	filled,
	className = "",
	children,
}: {
	/** The number of filled strokes, up to sixty. */
	filled: number;
	className?: string | undefined;
	children: ReactNode;
}) {
	return (
		<div className={`disc lifted ${styles.dial} ${className}`} data-tone="ink" aria-hidden="true">
			<svg viewBox="0 0 400 400" fill="none" aria-hidden="true">
				<g transform="rotate(-90 200 200)">
					<circle className={styles.strokes} cx="200" cy="200" r="172" pathLength="60" />
					{/* From the centre to the strokes: its line is twice as wide as its radius. */}
					<circle
						className={styles.filled}
						cx="200"
						cy="200"
						r="92"
						pathLength="60"
						strokeDasharray={`${filled} 60`}
					/>
				</g>
				<circle className={styles.hub} cx="200" cy="200" r="9" />
			</svg>
			{children}
		</div>
	);
}
