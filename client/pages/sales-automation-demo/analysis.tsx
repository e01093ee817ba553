import { lazy, Suspense } from "react";
import { useNavigate } from "react-router-dom";
import { QUICK_ANALYSIS } from "../../../shared/forms/forms.ts";
import type { EnabledForm } from "../../../shared/forms/page-form.ts";
import { pathFor } from "../../../shared/paths.ts";
import { LeadForm } from "../../form/lead-form.tsx";
import { FormOrSuccess } from "../../form/success-view.tsx";
import { useForm } from "../../form/use-form.ts";
import { useLanguage } from "../../i18n/language-context.tsx";
import { DirectContact } from "../../quick-analysis/direct-contact.tsx";
import { NextSteps } from "../../quick-analysis/next-steps.tsx";
import type { QuickAnalysisCopy } from "../../quick-analysis/tr.ts";
import styles from "./form/demo-form.module.css";
import type { SalesAutomationDemoCopy } from "./tr.ts";

const TITLE_ID = "analysis-title";

/** Loaded once the form was sent. Without it the success is said all the same. */
const AfterSending = lazy(() =>
	import("../../quick-analysis/after-sending.tsx").then(
		({ AfterSending }) => ({ default: AfterSending }),
		() => ({ default: () => <></> }),
	),
);

/** The quick analysis, below the demo. Without JavaScript its answer is the form's own page. */
export function Analysis({
	copy: { title, text },
	form: { copy, hidden },
}: {
	copy: SalesAutomationDemoCopy["analysis"];
	form: EnabledForm<QuickAnalysisCopy>;
}) {
	const language = useLanguage();
	const navigate = useNavigate();
	const form = useForm(QUICK_ANALYSIS, { enabled: true, toasts: copy, hidden });
	const home = pathFor("home", language);
	return (
		<section className="band split" data-tone="ink" aria-labelledby={TITLE_ID}>
			<div className="stack">
				<h2 id={TITLE_ID}>{form.step === "sent" ? copy.success.title : title}</h2>
				{form.step !== "sent" && (
					<>
						<p className="muted measure">{text}</p>
						<NextSteps copy={copy} />
						<DirectContact titled="instead" />
					</>
				)}
			</div>
			<div className={`box surface ${styles.card}`} data-tone="paper">
				<FormOrSuccess
					form={form}
					copy={copy.success}
					action={home}
					before={
						<Suspense>
							<AfterSending copy={copy} email={form.submittedEmail} receiptKey={form.receipt} />
						</Suspense>
					}
					onDone={() => navigate(home)}
				>
					<LeadForm form={form} copy={copy} labelledBy={TITLE_ID} />
				</FormOrSuccess>
			</div>
		</section>
	);
}
