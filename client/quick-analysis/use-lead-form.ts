import { useState } from "react";
import { trackForm } from "../analytics/events.ts";
import type { QuickAnalysisCopy } from "../content/quick-analysis/copy.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { useToast } from "../notifications/toast.tsx";
import { type LeadProblem, QUICK_ANALYSIS_SOURCE } from "./lead.ts";
import { EMPTY_LEAD, type LeadValues, submitLead } from "./submit-lead.ts";

type FormState = "form" | "submitting" | "success";

/** The form's state from first letter to success: form → submitting → success, or back to the form with all that was typed. */
export function useLeadForm(
	copy: QuickAnalysisCopy,
	initial: LeadValues = EMPTY_LEAD,
	initialProblems: readonly LeadProblem[] = [],
) {
	const [values, setValues] = useState(initial);
	const [problems, setProblems] = useState(initialProblems);
	const [state, setState] = useState<FormState>("form");
	const language = useLanguage();
	const toast = useToast();

	async function submit(): Promise<readonly LeadProblem[]> {
		setState("submitting");
		try {
			const found = await submitLead(values, language);
			setProblems(found);
			if (found.length > 0) {
				setState("form");
				return found;
			}
			setState("success");
			trackForm(QUICK_ANALYSIS_SOURCE, true);
			toast({ ...copy.successToast, tone: "success" });
		} catch (error) {
			console.error("The quick-analysis form was not taken:", error);
			setState("form");
			trackForm(QUICK_ANALYSIS_SOURCE, false);
			toast({ ...copy.errorToast, tone: "error" });
		}
		return [];
	}
	return {
		values,
		problems,
		state,
		submit,
		change(next: LeadValues) {
			setValues(next);
			// A field that is being mended is no longer reproached for what it was.
			setProblems((shown) =>
				shown.filter(
					({ field }) =>
						!(field in next) ||
						next[field as keyof LeadValues] ===
							values[field as keyof LeadValues],
				),
			);
		},
		reset() {
			setValues(EMPTY_LEAD);
			setProblems([]);
			setState("form");
		},
	};
}
