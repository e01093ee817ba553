/** What the demo of the sales automation says (specification §2); its form has a copy of its own. */
export interface SalesAutomationDemoCopy {
	seo: { title: string };
	hero: { back: string; title: string; lead: string };
	/** The label of the parts that do not work yet. */
	preview: string;
	subjectLines: DemoPanelCopy & {
		inputTitle: string;
		inputs: readonly Row[];
		outputTitle: string;
		lines: readonly string[];
	};
	meetingBrief: DemoPanelCopy & {
		outputTitle: string;
		meeting: string;
		rows: readonly Row[];
	};
	closing: { title: string; text: string; action: string };
}

export interface DemoPanelCopy {
	title: string;
	text: string;
	start: string;
	/** The note at the button that it does nothing yet. */
	startNote: string;
}

interface Row {
	label: string;
	value: string;
}
