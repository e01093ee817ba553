import { type KeyboardEvent, useRef } from "react";
import { itemForKey } from "../../parts/item-for-key.ts";
import { CASE_TABS, type CaseStudy, type CaseTab } from "./case-study.ts";
import styles from "./case-tabs.module.css";
import type { CasesCopy } from "./tr.ts";

interface CaseTabsProps {
	/** Prefix of the ids in this row of tabs. */
	id: string;
	study: CaseStudy;
	copy: CasesCopy;
	/** The level that the panels' headings have on the page. */
	heading: "h2" | "h3";
	tab: CaseTab;
	onTab(tab: CaseTab): void;
}

/**
 * Problem, solution, implementation and results as tabs. The server's HTML has all panels;
 * without a script they are shown one below the other under their headings.
 */
export function CaseTabs(props: CaseTabsProps) {
	const { id, study, copy, heading: Heading, tab, onTab } = props;
	const list = useRef<HTMLDivElement>(null);

	const move = (event: KeyboardEvent) => {
		// A row or a column, as the page's width allows.
		const next =
			itemForKey(event.key, CASE_TABS, tab, "row") ??
			itemForKey(event.key, CASE_TABS, tab, "column");
		if (!next) return;
		event.preventDefault();
		onTab(next);
		list.current
			?.querySelector<HTMLElement>(`[data-tab="${next}"]`)
			?.focus({ preventScroll: true });
	};
	return (
		<div className={`stack loose ${styles.tabs}`}>
			<div
				ref={list}
				role="tablist"
				className={`row needs-script screen-only ${styles.list}`}
				aria-label={copy.tabsLabel}
			>
				{CASE_TABS.map((name) => (
					<button
						key={name}
						id={`${id}-${name}-tab`}
						type="button"
						role="tab"
						data-tab={name}
						aria-selected={name === tab}
						aria-controls={`${id}-${name}`}
						tabIndex={name === tab ? 0 : -1}
						onClick={() => onTab(name)}
						onKeyDown={move}
					>
						{copy.tabs[name]}
					</button>
				))}
			</div>
			{CASE_TABS.map((name) => (
				<div
					key={name}
					id={`${id}-${name}`}
					role="tabpanel"
					className={`appears ${styles.panel}`}
					aria-labelledby={`${id}-${name}-tab`}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern for panels without anything to focus in them.
					tabIndex={0}
					hidden={name !== tab}
				>
					<Heading>{copy.tabs[name]}</Heading>
					<Part study={study} name={name} />
				</div>
			))}
		</div>
	);
}

function Part({ study, name }: { study: CaseStudy; name: CaseTab }) {
	switch (name) {
		case "problem":
			return <Lines lines={study.problem} />;
		case "solution":
			return <p className="measure">{study.cozum}</p>;
		case "implementation":
			return (
				<ol className={`stack numbered measure ${styles.stages}`}>
					{study.uygulamaAsamalari.map((stage) => (
						<li key={stage} className="ringed">
							{stage}
						</li>
					))}
				</ol>
			);
		case "results":
			return <Lines lines={study.sonuclar} />;
	}
}

function Lines({ lines }: { lines: readonly string[] }) {
	return (
		<ul className={`dashes measure ${styles.lines}`}>
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}
