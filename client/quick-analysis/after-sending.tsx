import { Link } from "react-router-dom";
import type { Receipt } from "../../shared/forms/receipt.ts";
import type { ReceiptKey } from "../../shared/forms/receipt-key.ts";
import { pathFor } from "../../shared/paths.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { ReceiptView } from "./receipt-view.tsx";
import type { QuickAnalysisCopy } from "./tr.ts";

/** After the form was sent: the receipt of the lead, and a case to read. */
export function AfterSending({
	copy,
	receiptKey,
	first,
}: {
	copy: QuickAnalysisCopy;
	/** Absent where the answer had none. */
	receiptKey?: ReceiptKey | undefined;
	/** The receipt of a page after a post without JavaScript. */
	first?: Receipt | undefined;
}) {
	const language = useLanguage();
	return (
		<>
			{receiptKey ? (
				<ReceiptView copy={copy.receipt} receiptKey={receiptKey} first={first} />
			) : (
				<p>{copy.successToast.description}</p>
			)}
			<p>
				{copy.reading.label}{" "}
				<Link to={pathFor("case-detail", language, "salevium")}>{copy.reading.link}</Link>
			</p>
		</>
	);
}
