import { Dial } from "../../quick-analysis/dial.tsx";
import styles from "./speed.module.css";
import type { SolutionsCopy } from "./tr.ts";

/** The first reply within two minutes: a dial with two of its sixty minutes filled. */
export function Speed({ copy }: { copy: SolutionsCopy["speed"] }) {
	return (
		<section className={`band sunk split ${styles.speed}`} aria-labelledby="speed-title">
			<Dial filled={2} className={styles.dial}>
				<p className="row tight muted">
					<strong>{copy.figure}</strong> <span>{copy.unit}</span>{" "}
					<time className="kicker">{copy.times}</time>
				</p>
			</Dial>
			<div className={`stack loose ${styles.text}`}>
				<h2 id="speed-title">{copy.title}</h2>
				<p className="muted measure">{copy.text}</p>
			</div>
		</section>
	);
}
