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
