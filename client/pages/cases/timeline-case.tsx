import { type KeyboardEvent, type MouseEvent, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import panelStyles from "./case-panel.module.css";
import { CasePicture } from "./case-picture.tsx";
import { type CaseStudy, type CaseTab, KPI_CARDS } from "./case-study.ts";
import { CaseTabs } from "./case-tabs.tsx";
import styles from "./timeline.module.css";
import type { CasesCopy } from "./tr.ts";

interface TimelineCaseProps {
	study: CaseStudy;
	copy: CasesCopy;
	expanded: boolean;
	tab: CaseTab;
	onTab(tab: CaseTab): void;
	onToggle(control: HTMLElement): void;
}

/** Whether a click must follow the link, for example in a new tab. */
const asksForLink = (event: MouseEvent) =>
	event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * One case study of the list. Its numbered circle is a link to the detail page. Once React answers,
 * a plain press expands the panel instead, and the circle says to be the button that it then is; a
 * press for a new tab and a browser without JavaScript still follow the link.
 */
export function TimelineCase(props: TimelineCaseProps) {
	const { study, copy, expanded, tab, onTab, onToggle } = props;
	const [live, setLive] = useState(false);
	useEffect(() => setLive(true), []);

	const language = useLanguage();
	const to = pathFor("case-detail", language, study.slug);
	const panel = `case-${study.id}-panel`;
	const kpis = study.kpis.slice(0, KPI_CARDS);
	const result = kpis[study.result];
	const others = kpis.filter((kpi) => kpi !== result);

	const click = (event: MouseEvent<HTMLElement>) => {
		if (asksForLink(event)) return;
		event.preventDefault();
		onToggle(event.currentTarget);
	};
	// A link reacts to Enter by itself; an element with the role of a button must react to the space bar, too.
	const press = (event: KeyboardEvent<HTMLElement>) => {
		if (event.key !== " ") return;
		event.preventDefault();
		onToggle(event.currentTarget);
	};

	return (
		<li id={`case-${study.id}`} className={styles.case} data-open={expanded}>
			<div className={`stack expands ${styles.head}`}>
				<p className={`row note ${styles.tag}`}>
					<span>{study.company}</span>
					<span>{study.etiket}</span>
				</p>
				<h2>
					<Link
						to={to}
						// The whole head of a case can be clicked.
						className={`cover-link plain-link ${styles.control}`}
						onClick={click}
						{...(live && {
							role: "button",
							"aria-expanded": expanded,
							"aria-controls": panel,
							onKeyDown: press,
						})}
					>
						<span className={`disc ${styles.circle}`}>{study.id}</span> <span>{study.baslik}</span>
					</Link>
				</h2>
				{result && (
					<p className={`note ${styles.figure}`}>
						<strong>{result.value}</strong> <span>{result.label}</span>
					</p>
				)}
				<p className={`muted ${styles.summary}`}>{study.ozet}</p>
				<CasePicture slug={study.slug} className={styles.picture} />
			</div>
			<div
				id={panel}
				className={`split second-beside appears script-hides ${panelStyles.panel}`}
				data-tone="ink"
				hidden={!expanded}
			>
				<div className="stack loose">
					<p className={panelStyles.summary}>{study.ozet}</p>
					<dl className={`row figures ${panelStyles.figures}`}>
						{others.map(({ label, value }) => (
							<div key={label}>
								<dt className="note">{label}</dt>
								<dd className="figure title-minor">{value}</dd>
							</div>
						))}
					</dl>
				</div>
				<CaseTabs
					id={`case-${study.id}`}
					study={study}
					copy={copy}
					heading="h3"
					tab={tab}
					onTab={onTab}
				/>
				<Link to={to} className="more" aria-label={`${copy.details}: ${study.baslik}`}>
					{copy.details}
				</Link>
			</div>
		</li>
	);
}
