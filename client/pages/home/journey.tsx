import { type CSSProperties, useRef } from "react";
import { StageIcon } from "./icons.tsx";
import styles from "./journey.module.css";
import { nodeAngle } from "./orbit-angle.ts";
import { OrbitLines } from "./orbit-lines.tsx";
import { StageCard } from "./stage-card.tsx";
import { STAGES, type StageId } from "./stages.ts";
import type { HomeCopy } from "./tr.ts";
import { useOrbit } from "./use-orbit.ts";

/** The five stages as nodes on a turning orbit, and beside it as a list, in whose place the chosen one's card opens. */
export function Journey({ copy }: { copy: HomeCopy["journey"] }) {
	const ring = useRef<HTMLDivElement>(null);
	const { selected, select, clear } = useOrbit(ring);
	const focusNode = (stage: StageId | undefined) =>
		ring.current?.querySelector<HTMLElement>(`[aria-controls="stage-${stage}"]`)?.focus();
	// The pressed button disappears with its list or card; the focus must not.
	const go = (stage: StageId) => {
		focusNode(stage);
		select(stage);
	};
	const close = () => {
		focusNode(selected);
		clear();
	};
	const related = selected ? STAGES[selected].related : [];
	return (
		<section
			className={`band split middle ${styles.journey}`}
			data-tone="ink"
			aria-labelledby="journey-title"
			onClick={clear}
			onKeyDown={(event) => event.key === "Escape" && selected && close()}
		>
			<div className="head">
				<h2 id="journey-title">{copy.title}</h2>
				<p>{copy.lead}</p>
			</div>
			<div className={styles.orbit}>
				<div ref={ring} className={styles.ring}>
					<OrbitLines selected={selected} />
					<ol aria-label={copy.listLabel}>
						{copy.stages.map((stage) => (
							<li
								key={stage.id}
								className={styles.node}
								style={{ "--at": `${nodeAngle(stage.id)}deg` } as CSSProperties}
								data-selected={stage.id === selected || undefined}
								data-related={related.includes(stage.id) || undefined}
							>
								<div className={styles.upright}>
									<button
										type="button"
										className="disc"
										aria-expanded={stage.id === selected}
										aria-controls={`stage-${stage.id}`}
										onClick={(event) => {
											event.stopPropagation();
											select(stage.id);
										}}
									>
										<StageIcon id={stage.id} />
										<span>{stage.shortTitle}</span>
									</button>
								</div>
							</li>
						))}
					</ol>
				</div>
				<p className={`muted ${styles.core}`}>
					{/* New with its text: a text beside others is out of React's reach once the browser has translated the page. */}
					<span key={copy.team}>
						<strong>{copy.team}</strong> {copy.teamWork}
					</span>
				</p>
			</div>
			<ul className={`ruled tight needs-script ${styles.list}`} hidden={selected !== undefined}>
				{copy.stages.map(({ id, title, content }) => (
					<li key={id}>
						<button
							type="button"
							onClick={(event) => {
								event.stopPropagation();
								go(id);
							}}
						>
							<StageIcon id={id} />
							<strong>{title}</strong> <span>{content[0]}</span>
						</button>
					</li>
				))}
			</ul>
			<div className={styles.cards} aria-live="polite">
				{copy.stages.map((stage) => (
					<StageCard
						key={stage.id}
						stage={stage}
						copy={copy}
						hidden={stage.id !== selected}
						onSelect={go}
						onClose={close}
					/>
				))}
			</div>
		</section>
	);
}
