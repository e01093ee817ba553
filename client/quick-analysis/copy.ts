import type { LeadFormCopy } from "../form/copy.ts";
import type { ReportCopy } from "./report/copy.ts";

/** The texts of the quick-analysis dialog and page (specification §4, §5, §8, §9). */
export interface QuickAnalysisCopy extends LeadFormCopy {
	seo: { title: string; description: string };
	title: string;
	lead: string;
	close: string;
	/** What happens next and when, in order. */
	nextTitle: string;
	next: readonly string[];
	report: ReportCopy;
	success: { title: string; text: string; action: string };
	successToast: { title: string; description: string };
}
