import { useNavigate } from "react-router-dom";
import type { FormOutcome } from "../../data.ts";
import { pathFor } from "../../i18n/paths.ts";
import { LeadForm } from "../../quick-analysis/lead-form.tsx";
import {
	EMPTY_LEAD,
	type LeadValues,
} from "../../quick-analysis/submit-lead.ts";
import { SuccessView } from "../../quick-analysis/success-view.tsx";
import { useLeadForm } from "../../quick-analysis/use-lead-form.ts";
import { usePageData } from "../page-data.ts";
import styles from "./quick-analysis.module.css";

/** The quick-analysis form as a page: what a visitor without JavaScript sees, before and after sending it. */
export function Component() {
	const { copy, outcome, guard, language } = usePageData("quick-analysis");
	const navigate = useNavigate();
	const form = useLeadForm(copy, {
		values: "values" in outcome ? toValues(outcome.values) : EMPTY_LEAD,
		problems: outcome.state === "refused" ? outcome.problems : [],
		guard,
	});
	const succeeded = form.state === "success" || outcome.state === "received";
	const notice = noticeText(outcome, copy);
	return (
		<div className={styles.page}>
			<h1>{succeeded ? copy.success.title : copy.title}</h1>
			{succeeded ? (
				<SuccessView
					copy={copy}
					takesFocus={form.state === "success"}
					onDone={() => navigate(pathFor("home", language))}
				/>
			) : (
				<>
					<p className={styles.lead}>{copy.lead}</p>
					{notice && (
						<p className={styles.notice} role="alert">
							{notice}
						</p>
					)}
					<LeadForm
						copy={copy}
						values={form.values}
						problems={form.problems}
						state={form.state}
						guard={guard}
						onChange={form.change}
						onSubmit={form.submit}
					/>
				</>
			)}
		</div>
	);
}

/** The fields out of all that was posted. */
const toValues = (posted: Record<string, string>): LeadValues => ({
	name: posted.name ?? "",
	email: posted.email ?? "",
	company: posted.company ?? "",
	message: posted.message ?? "",
});

function noticeText(
	outcome: FormOutcome,
	copy: ReturnType<typeof usePageData<"quick-analysis">>["copy"],
): string | undefined {
	switch (outcome.state) {
		case "refused":
			return copy.problems.summary;
		case "unavailable":
			return copy.unavailable;
		case "too-many":
			return copy.tooMany;
		default:
			return undefined;
	}
}
