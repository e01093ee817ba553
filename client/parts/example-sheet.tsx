import type { CSSProperties, ReactNode } from "react";
import styles from "./example-sheet.module.css";

/** A sheet with rows as a system shows them. */
export interface Example {
	title: string;
	/** A week's calendar, or a record on a dark screen; otherwise a list on paper. */
	look?: "calendar" | "record";
	/** The meaning of the bars. */
	legend?: string;
	items: readonly {
		kind: string;
		text: string;
		state: string;
		/** Whether it stands out: a person has to act. */
		waits?: boolean;
		/** Whether it has not happened. */
		open?: boolean;
		/** Whether customers are lost there. */
		lost?: boolean;
		/** How much of a bar is filled, from 0 to 1. */
		share?: number;
	}[];
}

export interface SheetCopy {
	/** Absent where a section or a page says in one place that its examples are made up. */
	stamp?: string;
	title: string;
	/** Absent where a section has one for all its sheets. */
	note?: string;
}

/** A sheet of paper with a title, which its stamp marks as an example. */
export function StampedSheet({
	copy: { stamp, title, note },
	tone = "paper",
	children,
}: {
	copy: SheetCopy;
	tone?: "paper" | "ink";
	children: ReactNode;
}) {
	return (
		<figure className="sheet stacked" data-tone={tone}>
			{stamp && <p className="stamp">{stamp}</p>}
			<p className="title">{title}</p>
			{children}
			{note && <figcaption className="line-above">{note}</figcaption>}
		</figure>
	);
}

/** A screen of a system, as its team sees it. */
export function ExampleSheet({ copy }: { copy: Example & SheetCopy }) {
	return (
		<StampedSheet copy={copy} tone={copy.look === "record" ? "ink" : "paper"}>
			{copy.legend && <p className="muted">{copy.legend}</p>}
			<ul className={`ruled tight ${styles.rows}`} data-look={copy.look}>
				{copy.items.map(({ kind, text, state, waits, open, lost, share }) => (
					<li key={text} data-lost={lost}>
						<span className="muted">{kind}</span>
						<strong className="compact">{text}</strong>
						<em className={waits ? "pill" : open ? "pill quiet" : "kicker"}>{state}</em>
						{share !== undefined && (
							<span className="bar" style={{ "--share": share } as CSSProperties} />
						)}
					</li>
				))}
			</ul>
		</StampedSheet>
	);
}
