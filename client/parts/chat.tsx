import styles from "./chat.module.css";
import { type SheetCopy, StampedSheet } from "./example-sheet.tsx";

/** The messages of a chat, and its outcome. */
export interface ChatMessages {
	title: string;
	messages: readonly {
		from: string;
		text: string;
		time: string;
		/** Whether the chatbot says it. */
		answers?: boolean;
	}[];
	handover: string;
	handedOver: string;
}

/** A chat: customer at the left, chatbot at the right, below them the handover to a person. */
export function Chat({ copy }: { copy: ChatMessages & SheetCopy }) {
	return (
		<StampedSheet copy={copy}>
			<ol className={`stack ${styles.messages}`}>
				{copy.messages.map(({ from, text, time, answers }) => (
					<li key={text} className="muted" data-answers={answers}>
						<b>{from}</b> <span>{time}</span>
						<p>{text}</p>
					</li>
				))}
			</ol>
			<p className={styles.handover}>{copy.handover}</p>
			<p className={`muted ${styles.after}`}>{copy.handedOver}</p>
		</StampedSheet>
	);
}
