import type { SalesAutomationDemoCopy } from "./copy.ts";
import brief from "./meeting-brief.module.css";
import { Panel } from "./panel.tsx";

/** The demo panel of meeting preparation: the sheet for a salesperson. */
export function MeetingBrief({
	copy,
	preview,
}: {
	copy: SalesAutomationDemoCopy["meetingBrief"];
	preview: string;
}) {
	return (
		<Panel id="meeting-brief" copy={copy} preview={preview} turned>
			<div className={brief.desk}>
				<div className={brief.sheet}>
					<h3>{copy.outputTitle}</h3>
					<p>{copy.meeting}</p>
					<dl>
						{copy.rows.map(({ label, value }) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
				</div>
			</div>
		</Panel>
	);
}
