import { Chat } from "../../parts/chat.tsx";
import { ExampleSheet } from "../../parts/example-sheet.tsx";
import { MoreLink } from "../../parts/more-link.tsx";
import { StageIcon } from "../home/icons.tsx";
import { STAGES } from "./stages.ts";
import styles from "./timeline.module.css";
import type { SolutionsCopy } from "./tr.ts";

/** Five cards on one line, each with a sheet of its system: three above, two below (specification §2, Solutions). */
export function Timeline({ copy }: { copy: SolutionsCopy["timeline"] }) {
	return (
		<section className={`band stack parts ${styles.timeline}`} aria-labelledby="timeline-title">
			<div className={`head split level ${styles.head}`}>
				<h2 id="timeline-title">{copy.title}</h2>
				<p>
					<span>{copy.lead}</span> <small className={`note ${styles.note}`}>{copy.note}</small>
				</p>
			</div>
			<ol className={`split ${styles.cards}`}>
				{copy.cards.map(({ id, title, text, point, sheet, more }, index) => (
					<li key={id}>
						<div className={`disc ${styles.station}`} data-tone="ink">
							<StageIcon id={id} />
						</div>
						<article className={`stack start ${styles.card}`}>
							<h3>
								<span className="muted" lang="en">
									{STAGES[id].name}
								</span>{" "}
								<span className="title-minor">{title}</span>
							</h3>
							<p className="measure">{text}</p>
							<p className={styles.point}>{point}</p>
							<details className={`unfolds on-phones ${styles.fold}`} open={index === 0}>
								<summary>{sheet.title}</summary>
								{sheet.messages ? <Chat copy={sheet} /> : <ExampleSheet copy={sheet} />}
							</details>
							<MoreLink to={STAGES[id].more} className="more">
								{more}
							</MoreLink>
						</article>
					</li>
				))}
			</ol>
		</section>
	);
}
