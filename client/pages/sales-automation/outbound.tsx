import { Link } from "react-router-dom";
import { Proof } from "../../parts/proof.tsx";
import { Swiped } from "../../parts/swiped.tsx";
import { CasePicture } from "../cases/case-picture.tsx";
import type { SalesAutomationCopy, StepExample } from "./copy.ts";
import styles from "./outbound.module.css";

/** The steps to a new customer: four features, each with its example, the capacity, and the limits of the law. */
export function Outbound({
	copy,
	lawPost,
}: {
	copy: SalesAutomationCopy["outbound"];
	/** The path of the post on the law; absent where it is not published. */
	lawPost: string | undefined;
}) {
	return (
		<section className="band stack parts" aria-labelledby="outbound-title">
			<div className={`head split level ${styles.head}`}>
				<h2 id="outbound-title">{copy.title}</h2>
				<p>{copy.lead}</p>
			</div>
			<div className={`box ${styles.panel}`} data-tone="ink">
				<Swiped list="ol" className={`stack ${styles.features}`}>
					{copy.features.map(({ title, text, example: screen }) => (
						<li key={title} className="stack">
							<h3 className="ringed">{title}</h3>
							<p className="muted compact">{text}</p>
							<Screen copy={screen} whole={copy.whole} />
						</li>
					))}
				</Swiped>
			</div>
			<div className="stack loose">
				<p className={`split ${styles.result}`}>
					<span className="stack tight">
						<span className="label muted">{copy.result.label}</span>{" "}
						<strong className="figure">{copy.result.figure}</strong>
					</span>{" "}
					<span>{copy.result.text}</span>
				</p>
				<p className={`muted compact ${styles.law}`}>
					{copy.law.text} {lawPost && <Link to={lawPost}>{copy.law.post?.link}</Link>}
				</p>
			</div>
			<Proof copy={copy.proof} slug="car-studio-ai">
				<CasePicture slug="car-studio-ai" className="picture" />
			</Proof>
		</section>
	);
}

/** The message on paper, its last lines folded; everything else as on a dark screen. */
function Screen({ copy, whole }: { copy: StepExample; whole: string }) {
	const { rows, message } = copy;
	const [greeting, text, ...rest] = message ?? [];
	return (
		<div
			className={message ? `sheet ${styles.message}` : `small ${styles.screen}`}
			data-tone={message && "paper"}
		>
			<dl className={`ruled open ${message ? "closed" : ""} ${styles.rows}`}>
				{rows.map(({ term, text, now }) => (
					<div key={term} className={message ? undefined : "dot"} data-now={now}>
						<dt className="muted">{term}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
			{message && (
				<>
					<p>{greeting}</p>
					<p>{text}</p>
					<details className="unfolds">
						<summary>{whole}</summary>
						{rest.map((line) => (
							<p key={line}>{line}</p>
						))}
					</details>
				</>
			)}
		</div>
	);
}
