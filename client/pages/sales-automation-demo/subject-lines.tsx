import type { SalesAutomationDemoCopy } from "./copy.ts";
import { Panel } from "./panel.tsx";
import outbox from "./subject-lines.module.css";

/** The demo panel of subject-line generation: the input and the resulting lines. */
export function SubjectLines({
	copy,
	preview,
}: {
	copy: SalesAutomationDemoCopy["subjectLines"];
	preview: string;
}) {
	return (
		<Panel id="subject-lines" copy={copy} preview={preview}>
			<div className={outbox.screen} data-tone="ink">
				<h3>{copy.inputTitle}</h3>
				<dl>
					{copy.inputs.map(({ label, value }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
				<h3>{copy.outputTitle}</h3>
				<ol>
					{copy.lines.map((line) => (
						<li key={line}>
							<svg
								viewBox="0 0 24 18"
								width="24"
								height="18"
								aria-hidden="true"
							>
								<rect x="1" y="1" width="22" height="16" rx="2" />
								<path d="m2 3 10 8L22 3" />
							</svg>
							{line}
						</li>
					))}
				</ol>
			</div>
		</Panel>
	);
}
