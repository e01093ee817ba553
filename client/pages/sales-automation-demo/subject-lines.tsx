import { type CSSProperties, useId } from "react";
import { fill } from "../../../shared/fill.ts";
import { TextField } from "../../form/field.tsx";
import { DEMO_BOUNDS, INDUSTRIES, ROLES, SUBJECT_LENGTH } from "./demo-input.ts";
import panel from "./panel.module.css";
import { Marked, Panel, problemOf } from "./panel.tsx";
import outbox from "./subject-lines.module.css";
import type { SalesAutomationDemoCopy } from "./tr.ts";
import { type DemoRun, useComposer } from "./use-composer.ts";

/** Lines that a phone shows before the rest is unfolded. */
const AT_FIRST = 2;

/** The demo panel of subject-line generation: the input and the resulting lines, each with its rule. */
export function SubjectLines({ copy, run }: { copy: SalesAutomationDemoCopy; run: DemoRun }) {
	const { subjectLines: texts, rule } = copy;
	const { input, composed, count, output, formProps } = useComposer(run);
	const { subjects: chosen } = input;
	const shown = composed.subjects?.map(({ parts, rule: text }, index) => (
		<li
			key={text}
			className={`${count > 0 ? "appears" : ""} ${panel.drawn}`}
			style={{ "--at": index } as CSSProperties}
		>
			<Envelope />
			<div>
				<p>
					<Marked parts={parts} />
				</p>
				<p className={`muted ${panel.rule}`}>
					<b>
						{rule} {index + 1}
					</b>{" "}
					{text}
				</p>
				<Length parts={parts} text={texts.length} />
			</div>
		</li>
	));
	return (
		<Panel
			id="subject-lines"
			copy={texts}
			runs={count}
			formProps={formProps}
			fields={
				<>
					<div className={`fits ${outbox.choices}`}>
						<Choice
							label={texts.role}
							name="role"
							values={ROLES}
							texts={texts.roles}
							chosen={chosen?.role}
						/>
						<Choice
							label={texts.industry}
							name="industry"
							values={INDUSTRIES}
							texts={texts.industries}
							chosen={chosen?.industry}
						/>
					</div>
					<TextField
						label={texts.label}
						name="offer"
						type="text"
						required
						defaultValue={chosen?.offer ?? texts.example}
						problem={problemOf(chosen?.offer, DEMO_BOUNDS.offer, texts)}
					/>
				</>
			}
		>
			<div ref={output} className={`box ${outbox.screen}`} data-tone="ink">
				<h3 className="label kicker">{texts.outputTitle}</h3>
				<ol key={count} className="ruled open">
					{shown?.slice(0, AT_FIRST)}
				</ol>
				<details className="unfolds on-phones">
					<summary>{texts.whole}</summary>
					<ol key={count} className="ruled" start={AT_FIRST + 1}>
						{shown?.slice(AT_FIRST)}
					</ol>
				</details>
				<p className={`note line-above ${panel.note}`}>
					{texts.lengthNote} {copy.note}
				</p>
			</div>
		</Panel>
	);
}

/** The length of a line, as a bar and in characters. */
function Length({ parts, text }: { parts: readonly { text: string }[]; text: string }) {
	const length = Array.from(parts.map((part) => part.text).join("")).length;
	return (
		<p className={`row tight muted ${outbox.length}`}>
			<span
				className={`bar ${outbox.bar}`}
				style={{ "--share": length / SUBJECT_LENGTH } as CSSProperties}
			/>
			{fill(text, { count: length })}
		</p>
	);
}

/** A choice of fixed values. */
function Choice<Value extends string>({
	label,
	name,
	values,
	texts,
	chosen,
}: {
	label: string;
	name: string;
	values: readonly Value[];
	texts: Record<Value, string>;
	chosen: Value | undefined;
}) {
	const id = useId();
	return (
		<div className="stack tight">
			<label htmlFor={id}>{label}</label>
			<select id={id} name={name} className="input" defaultValue={chosen}>
				{values.map((value) => (
					<option key={value} value={value}>
						{texts[value]}
					</option>
				))}
			</select>
		</div>
	);
}

const Envelope = () => (
	<svg className="lines" viewBox="0 0 24 18" width="24" height="18" aria-hidden="true">
		<rect x="1" y="1" width="22" height="16" rx="2" />
		<path d="m2 3 10 8L22 3" />
	</svg>
);
