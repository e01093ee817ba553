import {
	type CSSProperties,
	type ReactNode,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
} from "react";
import { pathFor } from "../../../../shared/paths.ts";
import { useLanguage } from "../../../i18n/language-context.tsx";
import { OpenButton } from "../../../quick-analysis/open-button.tsx";
import { BOTTLENECKS, type Choice, choiceQuery, INDUSTRIES, parseChoice } from "./choice.ts";
import type { ExampleCopy } from "./copy.ts";
import styles from "./example.module.css";
import { longestTexts, type WrittenExample, writeExample } from "./write.ts";

const FORM = "example-report";

/**
 * A report that the visitor has written: the sheet asks for industry and bottleneck and fills itself in.
 * Without a script its form loads the page with the choice in the query.
 */
export function Example({ copy, first }: { copy: ExampleCopy; first: Choice }) {
	const language = useLanguage();
	const form = useRef<HTMLFormElement>(null);
	const [{ choice, isNew }, setState] = useState({ choice: first, isNew: false });
	const report = writeExample(copy, choice);

	const write = () => {
		const chosen = parseChoice(new FormData(form.current ?? undefined));
		if (choiceQuery(chosen) !== choiceQuery(choice)) setState({ choice: chosen, isNew: true });
	};
	// The visitor may have chosen before hydration, and a browser restores earlier choices.
	const onHydrated = useEffectEvent(write);
	useEffect(() => onHydrated(), []);

	return (
		<figure className={`sheet stacked ${styles.example}`} data-tone="paper">
			<p className="stamp">{copy.stamp}</p>
			<p className="title">{copy.title}</p>
			<form ref={form} id={FORM} action={pathFor("home", language)} onChange={write}>
				<Options
					name="industry"
					label={copy.industry}
					options={INDUSTRIES.map((id) => [id, copy.industries[id].label])}
					chosen={first.industry}
				/>
				<Options
					name="bottleneck"
					label={copy.bottleneck}
					options={BOTTLENECKS.map((id) => [id, copy.bottlenecks[id].label])}
					chosen={first.bottleneck}
				/>
				<button type="submit" className="ink-button touch without-script">
					{copy.write}
				</button>
			</form>
			{/* New with each choice, so that it is written again. */}
			<Findings key={choiceQuery(choice)} copy={copy} report={report} />
			<p className="visually-hidden" role="status">
				{isNew && `${copy.written} ${report.firm}, ${report.first.label}`}
			</p>
			<OpenButton
				location="hero-example"
				quiet
				outline
				form={FORM}
				request={{
					...copy.request,
					message: report.message,
					chosen: report.chosen,
					sheet: report.sheet,
					reading: report.reading,
				}}
			>
				{copy.action}
			</OpenButton>
		</figure>
	);
}

function Options({
	name,
	label,
	options,
	chosen,
}: {
	name: string;
	label: string;
	options: readonly (readonly [id: string, text: string])[];
	chosen: string;
}) {
	return (
		<fieldset className={`fits ${styles.options}`}>
			<legend className="note">{label}</legend>
			{options.map(([id, text]) => (
				<label key={id} className="touch">
					<input type="radio" name={name} value={id} defaultChecked={id === chosen} />
					{text}
				</label>
			))}
		</fieldset>
	);
}

/** Three rows, and the rest of the report folded below them. */
function Findings({ copy, report }: { copy: ExampleCopy; report: WrittenExample }) {
	const { labels, efforts } = copy;
	const { firm, first, others } = report;
	const longest = longestTexts(copy);
	return (
		<>
			<p className={`row between ${styles.head}`}>
				<strong className="title">
					<Written at={0}>{first.stage}</Written>
				</strong>
				<span className="note">
					<Written at={0}>{firm}</Written>
				</span>
			</p>
			<dl className={`ruled open tight compact ${styles.rows}`}>
				<Row label={labels.today} longest={longest.today}>
					<Written at={1}>{first.today}</Written>
				</Row>
				<Row label={labels.automated} longest={longest.automated}>
					<strong>
						<Written at={2}>{first.automated}</Written>
					</strong>
				</Row>
				<Row label={labels.first} longest={longest.first}>
					<Written at={3}>{first.first}</Written>
				</Row>
			</dl>
			<details className="plus">
				<summary className="touch">{copy.whole}</summary>
				<dl className="compact">
					<Row label={labels.effort}>{efforts[first.effort]}</Row>
					<Row label={labels.setup}>{first.setup}</Row>
				</dl>
				<p className="label">{copy.others}</p>
				<dl className="ruled tight">
					{others.map(({ id, label, today, automated }) => (
						<Row key={id} label={label}>
							{today} <strong>{`→ ${automated}`}</strong>
						</Row>
					))}
				</dl>
			</details>
		</>
	);
}

const Row = ({
	label,
	longest,
	children,
}: {
	label: string;
	/** Of the texts that may stand here: the row keeps room for it, so that what is below hardly moves. */
	longest?: string;
	children: ReactNode;
}) => (
	<div>
		<dt className="note">{label}</dt>
		<dd data-longest={longest}>
			<span>{children}</span>
		</dd>
	</div>
);

/** A text that is written letter by letter, after those before it. */
const Written = ({ at, children }: { at: number; children: string }) => (
	<span className={styles.written} style={{ "--at": at } as CSSProperties}>
		{children}
	</span>
);
