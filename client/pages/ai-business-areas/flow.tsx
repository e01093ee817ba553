import { SECTIONS } from "../../../shared/sections.ts";
import { Proof } from "../../parts/proof.tsx";
import { CasePicture } from "../cases/case-picture.tsx";
import { MARKETING_CASE } from "./areas.ts";
import styles from "./flow.module.css";
import type { AiBusinessAreasCopy } from "./tr.ts";

/** The way of one post, step by step. The path of the marketing section (shared/sections.ts) redirects here. */
export function Flow({ copy }: { copy: AiBusinessAreasCopy["marketing"]["flow"] }) {
	const { post, proof } = copy;
	const { before, draft, approved, after } = post;
	const texts = [
		post.topic,
		`${before}${draft}${after}`,
		<>
			{before}
			<del>{draft}</del> <ins>{approved}</ins>
			{after}
		</>,
		`${before}${approved}${after}`,
	];
	return (
		<section
			id={SECTIONS.marketing.anchor}
			className={styles.flow}
			aria-labelledby="marketing-title"
			tabIndex={-1}
		>
			<p className="stamp">{post.stamp}</p>
			<h3 id="marketing-title" className="title-minor">
				{copy.title}
			</h3>
			<p className="lead">{copy.lead}</p>
			<ol>
				{copy.steps.map(({ title, text, state }, index) => (
					<li key={title} className="dot">
						<h4 className="title">{title}</h4>
						<p className="muted">{text}</p>
						<blockquote className="sheet">
							<p className="note">{state}</p>
							{texts[index]}
						</blockquote>
					</li>
				))}
			</ol>
			<p className={`note ${styles.end}`}>{post.note}</p>
			<Proof copy={proof} slug={MARKETING_CASE}>
				<CasePicture slug={MARKETING_CASE} className="picture" />
			</Proof>
		</section>
	);
}
