import { useNavigate } from "react-router-dom";
import { PRIVACY_REQUEST } from "../../../shared/forms/privacy-request.ts";
import { pathFor } from "../../../shared/paths.ts";
import { LeadForm } from "../../form/lead-form.tsx";
import { FormOrSuccess } from "../../form/success-view.tsx";
import { useForm } from "../../form/use-form.ts";
import { usePageData } from "../../frame/use-page-data.ts";
import type { load } from "./load.server.ts";
import styles from "./privacy-request.module.css";

const TITLE_ID = "privacy-request-title";

/** The form for requests about personal data: no company, and a message that must be there. */
export function Component() {
	const { form: pageForm, mail, language } = usePageData<typeof load>("privacy-request");
	const { copy } = pageForm;
	const navigate = useNavigate();
	const form = useForm(PRIVACY_REQUEST, {
		...pageForm,
		toasts: {
			errorToast: copy.errorToast,
			arrivedToast: { title: copy.title, description: copy.success.text },
		},
	});
	const home = pathFor("home", language);
	return (
		<div className={`band stack loose ${styles.page}`}>
			<h1 id={TITLE_ID} className="title-section">
				{copy.title}
			</h1>
			<FormOrSuccess form={form} copy={copy.success} action={home} onDone={() => navigate(home)}>
				<p className="lead closing-action">{copy.lead}</p>
				{mail && (
					<p>
						{copy.mail}{" "}
						<a className="target" href={`mailto:${mail}`}>
							{mail}
						</a>
					</p>
				)}
				<LeadForm form={form} copy={copy} labelledBy={TITLE_ID} />
			</FormOrSuccess>
		</div>
	);
}
