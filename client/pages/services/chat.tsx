import { StampedSheet } from "../../parts/example-sheet.tsx";
import styles from "./chat.module.css";
import type { ServicesCopy } from "./tr.ts";

/** A chat: customer at the left, chatbot at the right, below them the handover to a person. */
export function Chat({
	copy,
}: {
	copy: ServicesCopy["chat"] & ServicesCopy["example"];
}) {
	return (
		<StampedSheet copy={copy}>
			<ol className={styles.messages}>
				{copy.messages.map(({ from, text, time, answers }) => (
					<li key={text} data-answers={answers}>
						<b>{from}</b> <span>{time}</span>
						<p>{text}</p>
					</li>
				))}
			</ol>
			<p className={styles.handover}>{copy.handover}</p>
			<p className={styles.after}>{copy.handedOver}</p>
		</StampedSheet>
	);
}
