import { useNavigate } from "react-router-dom";
import { QUICK_ANALYSIS } from "../../../shared/forms/forms.ts";
import { pathFor } from "../../../shared/paths.ts";
import { LeadForm } from "../../form/lead-form.tsx";
import { FormOrSuccess } from "../../form/success-view.tsx";
import { useForm } from "../../form/use-form.ts";
import { usePageData } from "../../frame/use-page-data.ts";
import { AfterSending } from "../../quick-analysis/after-sending.tsx";
import { DirectContact } from "../../quick-analysis/direct-contact.tsx";
import { NextSteps } from "../../quick-analysis/next-steps.tsx";
import { Report } from "../../quick-analysis/report/report.tsx";
import type { load } from "./load.server.ts";
import styles from "./quick-analysis.module.css";

const TITLE_ID = "quick-analysis-page-title";

/** The quick-analysis form as a page: visitors without JavaScript get it in place of the dialog. */
export function Component() {
	const { form: pageForm, language } = usePageData<typeof load>("quick-analysis");
	const { copy } = pageForm;
	const navigate = useNavigate();
	const form = useForm(QUICK_ANALYSIS, { ...pageForm, toasts: copy });
	const home = pathFor("home", language);
	return (
		<div className="band after-hero stack loose">
			<h1 id={TITLE_ID} className="title-page">
				{form.step === "sent" ? copy.success.title : copy.title}
			</h1>
			<FormOrSuccess
				form={form}
				copy={copy.success}
				action={home}
				before={<AfterSending copy={copy} email={form.submittedEmail} receiptKey={form.receipt} />}
				onDone={() => navigate(home)}
			>
				<div className={`split ${styles.columns}`}>
					<p className="lead measure">{copy.lead}</p>
					<LeadForm form={form} copy={copy} labelledBy={TITLE_ID} />
					<NextSteps copy={copy} heading="h2" />
					<div className={styles.report}>
						<Report copy={copy.report} fold={copy.otherStages} />
					</div>
					<DirectContact titled="instead" />
				</div>
			</FormOrSuccess>
		</div>
	);
}
