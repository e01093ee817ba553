import { MoreLink } from "../../parts/more-link.tsx";
import styles from "./about.module.css";
import type { AboutCopy } from "./tr.ts";

/** For whom the consultancy works, and in figures where it comes from. */
export function Background({
	intro,
	copy,
	withFigures,
}: {
	intro: string;
	copy: AboutCopy["background"];
	/** Not where the page's head has them. */
	withFigures: boolean;
}) {
	return (
		<section className={`band split level ${styles.aside}`} aria-labelledby="background-title">
			<h2 id="background-title">{copy.title}</h2>
			<div className="stack loose">
				<p className={`title-minor ${styles.statement}`}>{copy.statement}</p>
				{withFigures && <Figures figures={copy.figures} />}
				<Paragraphs texts={[intro, copy.start]} />
				<MoreLink to={{ page: "cases" }} className="more">
					{copy.more}
				</MoreLink>
			</div>
		</section>
	);
}

/** As many beside each other as fit. */
const Figures = ({ figures }: { figures: AboutCopy["background"]["figures"] }) => (
	<dl className={`fits figures ${styles.figures}`}>
		{figures.map(({ value, label }) => (
			<div key={label}>
				<dt className="muted compact">{label}</dt>
				<dd className="figure title-section">{value}</dd>
			</div>
		))}
	</dl>
);

/** The figures as the picture of the page's head, where nobody is shown. */
export const FiguresSheet = ({ figures }: { figures: AboutCopy["background"]["figures"] }) => (
	<div className={`sheet stacked ${styles.sheet}`} data-tone="paper">
		<Figures figures={figures} />
	</div>
);

/** Two texts beside each other. */
export const Paragraphs = ({ texts }: { texts: readonly string[] }) => (
	<div className={`split halves ${styles.paragraphs}`}>
		{texts.map((text) => (
			<p key={text} className="measure">
				{text}
			</p>
		))}
	</div>
);
