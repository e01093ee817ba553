import type { LeadValues } from "../../quick-analysis/submit-lead.ts";
import type { QuickAnalysisCopy } from "../quick-analysis/copy.ts";

/** What the demo of the sales automation says (specification §2, §5). */
export interface SalesAutomationDemoCopy {
	seo: { title: string; description: string };
	hero: { back: string; title: string; lead: string };
	/** Marks what does not run yet. */
	preview: string;
	subjectLines: DemoPanel & {
		inputTitle: string;
		inputs: readonly Row[];
		outputTitle: string;
		lines: readonly string[];
	};
	meetingBrief: DemoPanel & {
		outputTitle: string;
		meeting: string;
		rows: readonly Row[];
	};
	form: {
		title: string;
		lead: string;
		required: string;
		optional: string;
		fields: QuickAnalysisCopy["fields"];
		problems: Pick<QuickAnalysisCopy["problems"], keyof LeadValues>;
		submit: string;
		/** Only shown where no script runs. */
		withoutScript: string;
		result: { title: string; text: string; action: string };
	};
	closing: { title: string; text: string; action: string };
}

interface DemoPanel {
	title: string;
	text: string;
	start: string;
	/** Says at the button that it does nothing yet. */
	startNote: string;
}

interface Row {
	label: string;
	value: string;
}
