import type { SolutionsCopy } from "./copy.ts";
import styles from "./speed.module.css";

/** The first reply within two minutes: a dial with two of its sixty minutes filled, and the steps in them. */
export function Speed({ copy }: { copy: SolutionsCopy["speed"] }) {
	return (
		<section className="band sunk split" aria-labelledby="speed-title">
			<div className={`disc ${styles.dial}`} data-tone="ink" aria-hidden="true">
				<svg viewBox="0 0 400 400" fill="none" aria-hidden="true">
					<g transform="rotate(-90 200 200)">
						<circle className={styles.minutes} cx="200" cy="200" r="172" />
						<circle className={styles.lit} cx="200" cy="200" r="92" />
					</g>
					<circle className={styles.hub} cx="200" cy="200" r="9" />
				</svg>
				<p className="row tight muted">
					<strong>{copy.figure}</strong> <span>{copy.unit}</span>{" "}
					<time className="kicker">{copy.times}</time>
				</p>
			</div>
			<div className={`stack loose ${styles.text}`}>
				<h2 id="speed-title">{copy.title}</h2>
				<p className="muted measure">{copy.text}</p>
				<ol className="ruled numbered">
					{copy.steps.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
			</div>
		</section>
	);
}
