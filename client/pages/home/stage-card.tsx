import { MoreLink } from "../../parts/more-link.tsx";
import { STAGES as SOLUTIONS } from "../solutions/stages.ts";
import styles from "./stage-card.module.css";
import { levelOf, STAGES, type StageId } from "./stages.ts";
import type { HomeCopy } from "./tr.ts";

interface StageCardProps {
	stage: HomeCopy["journey"]["stages"][number];
	copy: HomeCopy["journey"];
	hidden: boolean;
	onSelect(stage: StageId): void;
	onClose(): void;
}

/** A stage, with buttons for the related stages. */
export function StageCard(props: StageCardProps) {
	const { stage, copy, hidden, onSelect, onClose } = props;
	const { status, energy, related } = STAGES[stage.id];
	const level = levelOf(energy);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only keeps a press on the card from counting as one on the background.
		<div
			id={`stage-${stage.id}`}
			className={`stack surface script-hides ${styles.card}`}
			hidden={hidden}
			onClick={(event) => event.stopPropagation()}
		>
			<p className={`row note ${styles.meta}`}>
				<span>{stage.dateLabel}</span>
				<span>{stage.category}</span>
				<span className="kicker" data-status={status}>
					{copy.status[status]}
				</span>
			</p>
			<h3 className="title-minor">{stage.title}</h3>
			<ul className={`dashes tight compact ${styles.content}`}>
				{stage.content.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			<p className="row small">
				<span>{copy.energy}</span>
				<span className="degree" data-degree={level}>
					{copy.levels[level]}
				</span>
			</p>
			<div className={`stack tight ${styles.related}`}>
				<h4 className="muted">{copy.related}</h4>
				<ul className="row tight">
					{copy.stages
						.filter(({ id }) => related.includes(id))
						.map(({ id, title }) => (
							<li key={id}>
								<button type="button" className="tag touch" onClick={() => onSelect(id)}>
									{title}
								</button>
							</li>
						))}
				</ul>
			</div>
			<MoreLink to={SOLUTIONS[stage.id].more} className="more">
				{stage.more}
			</MoreLink>
			<button
				type="button"
				className={`icon muted needs-script ${styles.close}`}
				aria-label={copy.close}
				onClick={onClose}
			>
				<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
					<path d="m5 5 14 14M19 5 5 19" />
				</svg>
			</button>
		</div>
	);
}
