import { Link } from "react-router-dom";
import { fill } from "../../shared/fill.ts";
import type { ReceiptKey } from "../../shared/forms/receipt.ts";
import { pathFor } from "../../shared/paths.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import styles from "./after-sending.module.css";
import { DirectContact } from "./direct-contact.tsx";
import { ReplyClock } from "./reply-clock.tsx";
import type { QuickAnalysisCopy } from "./tr.ts";

/** Shown after the form was sent: the site's first reply on its way, the next steps, contact details, and a case to read. */
export function AfterSending({
	copy,
	email,
	receiptKey,
}: {
	copy: QuickAnalysisCopy;
	/** The visitor's address, so that she can check it; empty where the page does not know it. */
	email: string;
	/** Absent where the site sends no mail that confirms the lead. */
	receiptKey?: ReceiptKey | undefined;
}) {
	const language = useLanguage();
	const [, analysis, report] = copy.next;
	return (
		<>
			{receiptKey && <ReplyClock copy={copy.clock} receiptKey={receiptKey} />}
			<ol className={styles.steps}>
				<li className="ringed">
					<strong>{copy.success.arrived}</strong>
					{email && ` ${fill(copy.success.replyTo, { email })}`}
				</li>
				<li className="ringed">{analysis}</li>
				<li className="ringed">{report}</li>
			</ol>
			<DirectContact titled="after" />
			<p className="muted compact">
				{copy.reading.label}{" "}
				<Link to={pathFor("case-detail", language, copy.reading.slug)}>{copy.reading.link}</Link>
			</p>
		</>
	);
}
