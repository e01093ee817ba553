import { useNavigate } from "react-router-dom";
import type { FormOutcome } from "../../data.ts";
import { pathFor } from "../../i18n/paths.ts";
import { LeadForm } from "../../quick-analysis/lead-form.tsx";
import { EMPTY_LEAD } from "../../quick-analysis/submit-lead.ts";
import { SuccessView } from "../../quick-analysis/success-view.tsx";
import { useLeadForm } from "../../quick-analysis/use-lead-form.ts";
import { usePageData } from "../page-data.ts";
import styles from "./quick-analysis.module.css";

/** The quick-analysis form as a page: what a visitor without JavaScript sees, before and after sending it. */
export function Component() {
	const { copy, outcome, language } = usePageData("quick-analysis");
	const navigate = useNavigate();
	const form = useLeadForm(
		copy,
		{ ...EMPTY_LEAD, ...("values" in outcome ? outcome.values : {}) },
		outcome.state === "refused" ? outcome.problems : [],
	);
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
						submitting={form.state === "submitting"}
						onChange={form.change}
						onSubmit={form.submit}
					/>
				</>
			)}
		</div>
	);
}

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
