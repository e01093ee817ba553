import { NEWSLETTER, pageOf } from "../../../shared/forms/forms.ts";
import { usePageData } from "../../frame/use-page-data.ts";
import type { load } from "./load.server.ts";
import styles from "./newsletter.module.css";

/** The page that the links of the newsletter's mails lead to: a button asks, since only its post counts. */
export function Component() {
	const { copy, link, language } = usePageData<typeof load>("newsletter");
	const { state } = link;
	const { title, text } = copy[state];
	return (
		<div className={`band stack loose start ${styles.page}`}>
			<h1 className="title-section">{title}</h1>
			<p className="lead">{text}</p>
			{"token" in link && (
				<form method="post" action={`/api/newsletter/${link.state}`}>
					<input type="hidden" name="token" value={link.token} />
					<button type="submit" className="action">
						{copy[link.state].submit}
					</button>
				</form>
			)}
			{state === "confirmed" && <a href={link.leave}>{copy.confirmed.action}</a>}
			{(state === "left" || state === "ended" || state === "unknown") && (
				<a href={pageOf(NEWSLETTER, language)}>{copy.form}</a>
			)}
		</div>
	);
}
