import type { FormOutcome } from "../data.ts";
import styles from "./form-notice.module.css";

export interface FormNoticeCopy {
	problems: { summary: string };
	/** The server could not take the form now. */
	unavailable: string;
	tooMany: string;
}

/** Says above a form that came back without JavaScript why it did. */
export function FormNotice({
	outcome,
	copy,
}: {
	outcome: FormOutcome;
	copy: FormNoticeCopy;
}) {
	const text = noticeText(outcome, copy);
	return (
		text !== undefined && (
			<p className={styles.notice} role="alert">
				{text}
			</p>
		)
	);
}

function noticeText(
	{ state }: FormOutcome,
	copy: FormNoticeCopy,
): string | undefined {
	switch (state) {
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
