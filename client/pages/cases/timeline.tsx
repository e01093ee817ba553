import { useState } from "react";
import { flushSync } from "react-dom";
import type { CaseStudy, CaseTab } from "./case-study.ts";
import styles from "./timeline.module.css";
import { TimelineCase } from "./timeline-case.tsx";
import type { CasesCopy } from "./tr.ts";

interface TimelineState {
	/** The id of the one case study that is expanded, if any is. */
	expanded: number | undefined;
	tab: CaseTab;
}

export const COLLAPSED: TimelineState = { expanded: undefined, tab: "problem" };

/** Expands a case study in place of any other, its first tab shown; the expanded one collapses. */
export const toggle = (state: TimelineState, id: number): TimelineState =>
	state.expanded === id ? COLLAPSED : { expanded: id, tab: "problem" };

/** How much of a panel is to be in view when it opens, in px: above a phone's bottom bar a line or two. */
const IN_VIEW = 160;

/** The case studies on a line, at most one of them expanded. */
export function Timeline({ studies, copy }: { studies: readonly CaseStudy[]; copy: CasesCopy }) {
	const [state, setState] = useState(COLLAPSED);

	/**
	 * The pressed circle stays where it is on the screen while a panel above it closes. Only if its own
	 * panel would open below the screen, the case moves up, so that both are in view.
	 */
	function press(id: number, control: HTMLElement) {
		const before = control.getBoundingClientRect().top;
		flushSync(() => setState(toggle(state, id)));
		window.scrollBy({
			top: control.getBoundingClientRect().top - before,
			behavior: "instant",
		});
		const panel = document.getElementById(`case-${id}-panel`);
		const top = panel?.getBoundingClientRect().top ?? 0;
		if (top < innerHeight - IN_VIEW) return;
		const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
		control.closest("li")?.scrollIntoView({ behavior: still ? "instant" : "smooth" });
	}

	return (
		<section className={`band after-hero ${styles.timeline}`} aria-label={copy.listLabel}>
			<ol>
				{studies.map((study) => {
					const expanded = study.id === state.expanded;
					return (
						<TimelineCase
							key={study.id}
							study={study}
							copy={copy}
							expanded={expanded}
							tab={expanded ? state.tab : COLLAPSED.tab}
							onTab={(tab) => setState({ expanded: study.id, tab })}
							onToggle={(control) => press(study.id, control)}
						/>
					);
				})}
			</ol>
		</section>
	);
}
