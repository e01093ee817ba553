import type { HomeCopy } from "./copy.ts";
import styles from "./why-us.module.css";

/** Four reasons: three rows, and the refund as a dark card beside them. */
export function WhyUs({ copy }: { copy: HomeCopy["whyUs"] }) {
	return (
		<section className="band joined stack parts" aria-labelledby="why-title">
			<div className="head">
				<h2 id="why-title">{copy.title}</h2>
				<p>{copy.lead}</p>
			</div>
			<ul className={`ruled stack ${styles.cards}`}>
				{copy.cards.map(({ figure, title, text, steps }) => (
					<li key={title} className="stack" data-tone={figure.includes("%") ? "ink" : undefined}>
						<p className={`figure ${styles.figure}`}>{figure}</p>
						<h3>{title}</h3>
						<p className="muted compact">{text}</p>
						{steps && (
							<ol className={`ruled tight compact ${styles.steps}`}>
								{steps.map((step) => (
									<li key={step.term}>
										<strong>{step.term}</strong> <span className="muted">{step.text}</span>
									</li>
								))}
							</ol>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
