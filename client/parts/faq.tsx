import { Link } from "react-router-dom";
import { pathFor } from "../../shared/paths.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import styles from "./faq.module.css";

export interface FaqCopy {
	title: string;
	lead: string;
	/** An empty line in an answer begins a paragraph. `more`: the words of a link to what the price depends on. */
	items: readonly { question: string; answer: string; more?: string }[];
}

/** Questions and answers; `<details>` works without a script, and the browser's page search finds its text. */
export function Faq({ copy }: { copy: FaqCopy }) {
	const language = useLanguage();
	return (
		<section className={`band split ${styles.faq}`} aria-labelledby="faq-title">
			<div className="stack">
				<h2 id="faq-title">{copy.title}</h2>
				<p className="muted">{copy.lead}</p>
			</div>
			<div className="ruled closed">
				{copy.items.map(({ question, answer, more }) => (
					<details key={question} name="faq" className={`unfolds ${styles.item}`}>
						<summary className="title">{question}</summary>
						{answer.split("\n\n").map((paragraph) => (
							<p key={paragraph} className="muted measure">
								{paragraph}
							</p>
						))}
						{more && (
							<p>
								<Link to={`${pathFor("services", language)}#pricing-title`}>{more}</Link>
							</p>
						)}
					</details>
				))}
			</div>
		</section>
	);
}
