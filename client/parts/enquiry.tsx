import styles from "./enquiry.module.css";

/** An invented enquiry and the steps that follow it. */
export interface EnquiryCopy {
	/** Absent where the page says in one place that its examples are made up. */
	stamp?: string;
	title: string;
	steps: readonly {
		time: string;
		title: string;
		text?: string;
		/** Whose words the text is; absent where it only says what happened. */
		from?: "buyer" | "system";
		/** Stands out beside the title. */
		mark?: string;
	}[];
	note?: string;
}

/** One enquiry as the system records it, stamped as an example: each step with its time. */
export function Enquiry({ copy: { stamp, title, steps, note } }: { copy: EnquiryCopy }) {
	return (
		<figure className={`surface ${styles.enquiry}`}>
			{stamp && <p className="stamp">{stamp}</p>}
			<p className="title">{title}</p>
			<ol className="stack">
				{steps.map(({ time, title, text, from, mark }) => (
					<li key={title} className="dot" data-from={from}>
						<span className={`note ${styles.time}`}>{time}</span>
						<strong>{title}</strong> {mark && <em className="pill">{mark}</em>}
						{text && <p className="muted">{text}</p>}
					</li>
				))}
			</ol>
			{note && <figcaption className="line-above">{note}</figcaption>}
		</figure>
	);
}
