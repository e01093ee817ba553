import { fill } from "../../../../shared/fill.ts";
import type { ReportCopy } from "../../../quick-analysis/report/copy.ts";
import { BOTTLENECKS, type Bottleneck, type Choice } from "./choice.ts";
import type { ExampleCopy } from "./copy.ts";

/** The example report of a choice, written by fixed rules: equal choices give equal reports. */
export interface WrittenExample {
	firm: string;
	/** The finding about the chosen bottleneck. */
	first: Finding;
	others: readonly Finding[];
	/** The choice in words. */
	chosen: readonly string[];
	/** The choice in words, for the form's message. */
	message: string;
	/** The sheet that stands beside the form. */
	sheet: Pick<ReportCopy, "stamp" | "firm" | "stages">;
	/** The case to read after sending. */
	reading: { slug: string; link: string } | undefined;
}

interface Finding {
	id: Bottleneck;
	label: string;
	stage: string;
	today: string;
	automated: string;
	/** The first step. */
	first: string;
	/** From 0 to 2. */
	effort: 0 | 1 | 2;
	setup: string;
}

/** Writes the report of a firm of the chosen industry that begins with the chosen bottleneck. */
export function writeExample(copy: ExampleCopy, { industry, bottleneck }: Choice): WrittenExample {
	const { label, firm, today } = copy.industries[industry];
	const find = (id: Bottleneck): Finding => ({ id, ...copy.bottlenecks[id], today: today[id] });
	const first = find(bottleneck);
	const others = BOTTLENECKS.filter((id) => id !== bottleneck).map(find);
	return {
		firm,
		first,
		others,
		chosen: [label, first.label],
		message: fill(copy.request.message, { industry: label, bottleneck: first.label }),
		reading: copy.bottlenecks[bottleneck].reading,
		sheet: {
			stamp: copy.stamp,
			firm,
			stages: [
				{ ...first, title: first.label, start: true },
				...others.map((finding) => ({ ...finding, title: finding.label })),
			],
		},
	};
}

const longest = (texts: readonly string[]): string =>
	texts.reduce((most, text) => (text.length > most.length ? text : most));

/** The text of each row with the most letters, whatever is chosen. */
export function longestTexts({ industries, bottlenecks }: ExampleCopy) {
	const findings = Object.values(bottlenecks);
	return {
		today: longest(Object.values(industries).flatMap(({ today }) => Object.values(today))),
		automated: longest(findings.map(({ automated }) => automated)),
		first: longest(findings.map(({ first }) => first)),
	};
}
