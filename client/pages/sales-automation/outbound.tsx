import { Link } from "../../link.tsx";
import drawn from "../../parts/drawn.module.css";
import sections from "../../theme/sections.module.css";
import type { SalesAutomationCopy } from "./copy.ts";
import styles from "./outbound.module.css";

/** The steps to a new customer: four features below their picture, the capacity, and what the law allows. */
export function Outbound({
	copy,
	lawPost,
}: {
	copy: SalesAutomationCopy["outbound"];
	/** The path of the post on the law; absent where it is not published. */
	lawPost: string | undefined;
}) {
	return (
		<section className={sections.wide} aria-labelledby="outbound-title">
			<div className={`${sections.head} ${styles.head}`}>
				<h2 id="outbound-title">{copy.title}</h2>
				<p>{copy.lead}</p>
			</div>
			<picture>
				<source
					media="(width < 40rem)"
					srcSet="/images/sales/outbound-narrow.svg"
					width="600"
					height="760"
				/>
				<img
					className={`${sections.picture} ${drawn.drawn}`}
					src="/images/sales/outbound.svg"
					alt={copy.imageAlt}
					width="1200"
					height="480"
				/>
			</picture>
			<ol className={styles.features}>
				{copy.features.map(({ title, text }) => (
					<li key={title}>
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
			<p className={styles.result}>
				<span className={styles.figure}>
					<span className={styles.label}>{copy.result.label}</span>{" "}
					<strong>{copy.result.figure}</strong>
				</span>{" "}
				<span>{copy.result.text}</span>
			</p>
			<p className={styles.law}>
				{copy.law.text}{" "}
				{lawPost && <Link to={lawPost}>{copy.law.post?.link}</Link>}
			</p>
		</section>
	);
}
