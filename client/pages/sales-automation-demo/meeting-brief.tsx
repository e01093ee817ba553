import { type CSSProperties, Fragment } from "react";
import { TextArea } from "../../form/field.tsx";
import { DEMO_BOUNDS } from "./demo-input.ts";
import brief from "./meeting-brief.module.css";
import panel from "./panel.module.css";
import { Marked, Panel, problemOf } from "./panel.tsx";
import type { SalesAutomationDemoCopy } from "./tr.ts";
import { type DemoRun, useComposer } from "./use-composer.ts";

/** Rows that a phone shows before the rest is unfolded: when, which firm, and with whom. */
const AT_FIRST = 3;

/** The demo panel of meeting preparation: the calendar entry and the sheet for a salesperson. */
export function MeetingBrief({ copy, run }: { copy: SalesAutomationDemoCopy; run: DemoRun }) {
	const { meetingBrief: texts } = copy;
	const { input, composed, count, output, formProps } = useComposer(run);
	const { entry = [], rows = [] } = composed.brief ?? {};
	const isRead = rows.length > 0;
	const shown = rows.map(({ label, lines, rule, isMissing }, index) => (
		<div
			key={label}
			className={`${count > 0 ? "appears" : ""} ${panel.drawn} ${brief.row}`}
			style={{ "--at": index } as CSSProperties}
			data-missing={isMissing || undefined}
		>
			<dt className="note">{label}</dt>
			<dd className="compact">
				{lines.map((line) => (
					<p key={line}>{line}</p>
				))}
				<p className={`muted ${panel.rule}`}>
					<b>
						{copy.rule} {index + 1}
					</b>{" "}
					{rule}
				</p>
			</dd>
		</div>
	));
	return (
		<Panel
			id="meeting-brief"
			copy={isRead ? texts : { ...texts, done: texts.unread }}
			turned
			runs={count}
			formProps={formProps}
			fields={
				<>
					<TextArea
						label={texts.label}
						name="entry"
						required
						rows={4}
						defaultValue={input.entry ?? texts.example}
						problem={problemOf(input.entry, DEMO_BOUNDS.entry, texts)}
					/>
					<p className="note below-field">{texts.hint}</p>
				</>
			}
		>
			<div ref={output} className={`lifted ${brief.sheet}`}>
				<h3 className="label kicker">{texts.outputTitle}</h3>
				<p className={`small ${brief.entry}`}>
					{isRead ? (
						<>
							<b>{texts.entryTitle}:</b> <Marked parts={entry} />
						</>
					) : (
						<>
							{texts.unread} <i>{texts.example}</i>
						</>
					)}
				</p>
				{isRead && (
					<Fragment key={count}>
						<dl className="ruled terms tight">{shown.slice(0, AT_FIRST)}</dl>
						<details className="unfolds on-phones">
							<summary>{texts.whole}</summary>
							<dl className="ruled terms tight">{shown.slice(AT_FIRST)}</dl>
						</details>
					</Fragment>
				)}
			</div>
		</Panel>
	);
}
