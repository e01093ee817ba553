import { Link } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import type { HomeCopy } from "./tr.ts";
import styles from "./why-us.module.css";

/** The lowest price, with a link to the criteria that change it. */
export interface PriceLine {
	label: string;
	/** In words. */
	from: string;
	more: string;
}

/** Four reasons: three rows, and beside them as a dark card the refund, with the price where there is one. */
export function WhyUs({ copy, price }: { copy: HomeCopy["whyUs"]; price: PriceLine | undefined }) {
	const services = pathFor("services", useLanguage());
	return (
		<section className="band joined stack parts" aria-labelledby="why-title">
			<div className="head">
				<h2 id="why-title">{copy.title}</h2>
				<p>{copy.lead}</p>
			</div>
			<ul className={`ruled stack ${styles.cards}`}>
				{copy.cards.map(({ figure, title, text, steps }) => (
					<li
						key={title}
						className={steps ? "stack box lifted" : "stack"}
						data-tone={steps && "ink"}
					>
						<p className={`figure ${styles.figure}`}>{figure}</p>
						<h3>{title}</h3>
						<p className="muted compact">{text}</p>
						{steps && price && (
							<p className="compact">
								<strong>{price.label}</strong> <span className="muted">{price.from}.</span>{" "}
								<Link to={`${services}#pricing-title`}>{price.more}</Link>
							</p>
						)}
						{steps && (
							<ol className={`ruled tight compact ${styles.steps}`}>
								{steps.map((step) => (
									<li key={step.term}>
										<strong>{step.term}:</strong> <span className="muted">{step.text}</span>
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
