import styles from "./form-notice.module.css";
import { type FormOutcome, type RefusalCopy, refusalText } from "./outcome.ts";

/** Says above a form that came back without JavaScript why it did. */
export function FormNotice({
	outcome,
	copy,
}: {
	outcome: FormOutcome;
	copy: RefusalCopy & { problems: { summary: string } };
}) {
	const text =
		outcome.state === "refused"
			? copy.problems.summary
			: refusalText(outcome, copy);
	return (
		text !== undefined && (
			<p className={styles.notice} role="alert">
				{text}
			</p>
		)
	);
}
