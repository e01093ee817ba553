/** The example of an analysis report. The firm in it is made up and the sheet says so. */
export interface ReportCopy {
	/** Says across the sheet that it is an example. */
	stamp: string;
	title: string;
	/** The made-up firm. */
	firm: string;
	labels: Record<keyof Omit<ReportStage, "title" | "start">, string>;
	/** Little, medium and much, in this order. */
	efforts: readonly [string, string, string];
	/** Marks the stage to begin with. */
	start: string;
	/** The five stages of the specification, in its order. */
	stages: readonly ReportStage[];
	note: string;
}

/** One stage of the report, and the titles of the others. */
export interface ReportExcerptCopy extends Omit<ReportCopy, "stages"> {
	stage: ReportStage;
	others: readonly string[];
}

export interface ReportStage {
	title: string;
	today: string;
	automated: string;
	/** The work that the firm itself has with it: an index of `efforts`. */
	effort: 0 | 1 | 2;
	first: string;
	/** One of the three durations of the specification (§9). */
	setup: string;
	/** Whether the report advises to begin here. */
	start?: true;
}

/** The number of a stage, from 1. */
export type StageNumber = 1 | 2 | 3 | 4 | 5;

/** @throws RangeError where the report has no such stage. */
export function excerptOf(
	{ stages, ...words }: ReportCopy,
	number: StageNumber,
): ReportExcerptCopy {
	const stage = stages[number - 1];
	if (!stage) throw new RangeError(`The report has no stage ${number}`);
	const others = stages.filter((other) => other !== stage).map(({ title }) => title);
	return { ...words, stage, others };
}
