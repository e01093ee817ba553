import type { LeadFormCopy } from "../form/copy.ts";
import type { ReceiptCopy } from "../form/receipt-view.tsx";
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
	receipt: ReceiptCopy;
	/** A case to read after the form was sent. */
	reading: { label: string; link: string };
	successToast: { title: string; description: string };
}
