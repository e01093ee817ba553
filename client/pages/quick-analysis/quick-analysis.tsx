import { useNavigate } from "react-router-dom";
import { FormNotice } from "../../form/form-notice.tsx";
import { LeadForm } from "../../form/lead-form.tsx";
import { EMPTY_LEAD } from "../../form/lead-values.ts";
import { leadOutcome } from "../../form/outcome.ts";
import { QUICK_ANALYSIS } from "../../form/relayed-forms.ts";
import { SuccessView } from "../../form/success-view.tsx";
import { useRelayedForm } from "../../form/use-relayed-form.ts";
import { pathFor } from "../../i18n/paths.ts";
import { MESSAGE_ROWS, REQUIRED } from "../../quick-analysis/contact-fields.ts";
import { NextSteps } from "../../quick-analysis/next-steps.tsx";
import { usePageData } from "../use-page-data.ts";
import type { load } from "./load.server.ts";
import styles from "./quick-analysis.module.css";

/** The quick-analysis form as a page: what a visitor without JavaScript sees, before and after sending it. */
export function Component() {
	const { copy, outcome, guard, language } =
		usePageData<typeof load>("quick-analysis");
	const navigate = useNavigate();
	const form = useRelayedForm(QUICK_ANALYSIS, EMPTY_LEAD, copy, {
		...leadOutcome(outcome),
		guard,
	});
	const succeeded = form.state === "success" || outcome.state === "received";
	const home = pathFor("home", language);
	return (
		<div className={styles.page}>
			<h1>{succeeded ? copy.success.title : copy.title}</h1>
			{succeeded ? (
				<SuccessView
					copy={copy.success}
					takesFocus={form.state === "success"}
					action={home}
					onDone={() => navigate(home)}
				/>
			) : (
				<>
					<p className={styles.lead}>{copy.lead}</p>
					<FormNotice outcome={outcome} copy={copy} />
					<LeadForm
						form={QUICK_ANALYSIS}
						copy={copy}
						required={REQUIRED}
						rows={MESSAGE_ROWS}
						values={form.values}
						problems={form.problems}
						state={form.state}
						guard={guard}
						onChange={form.change}
						onSubmit={form.submit}
					/>
					<NextSteps copy={copy} heading="h2" />
				</>
			)}
		</div>
	);
}
