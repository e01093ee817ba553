import { useEffect, useState } from "react";
import { useLanguage } from "../i18n/language-context.tsx";
import { type Language, TIME_ZONES } from "../i18n/languages.ts";
import { SENT } from "./page-form.ts";
import { fetchReceipt, type Receipt } from "./receipt.ts";
import { type ReceiptKey, receiptQuery } from "./receipt-key.ts";
import styles from "./receipt-view.module.css";

export interface ReceiptCopy {
	title: string;
	received: string;
	stored: string;
	handedOver: string;
	/** Instead of the last time, by state. */
	waiting: string;
	late: string;
	kept: string;
	/** `{seconds}` is replaced by the time from received to handed over, with its unit. */
	took: string;
	/** Reloads the page without JavaScript. */
	reload: string;
}

/** Milliseconds before each question; the last one repeats until an end is reached. */
const DELAYS = [0, 1_000, 1_000, 1_000, 2_000, 2_000, 3_000, 4_000, 10_000];

/** After this many questions the view stops asking, in about ten minutes. */
const MOST = 65;

/** When a lead was received, stored and handed over: the times are read again until the last is there. */
export function ReceiptView({
	copy,
	path,
	receiptKey,
	first,
}: {
	copy: ReceiptCopy;
	/** Of the form. */
	path: string;
	receiptKey: ReceiptKey;
	/** Known already, on the answer to a post without JavaScript. */
	first?: Receipt | undefined;
}) {
	const language = useLanguage();
	const receipt = useReceipt(path, receiptKey, first);
	const time = (iso: string | undefined) =>
		iso && (
			<time dateTime={iso}>
				{new Intl.DateTimeFormat(language, {
					timeStyle: "long",
					timeZone: TIME_ZONES[language],
				}).format(new Date(iso))}
			</time>
		);
	const state = receipt?.state ?? "waiting";
	return (
		<div className={styles.receipt}>
			<h3>{copy.title}</h3>
			<dl>
				<div data-done={receipt !== undefined || undefined}>
					<dt>{copy.received}</dt>
					<dd>{time(receipt?.received) ?? "…"}</dd>
				</div>
				<div data-done={receipt !== undefined || undefined}>
					<dt>{copy.stored}</dt>
					<dd>{time(receipt?.stored) ?? "…"}</dd>
				</div>
				{state !== "kept" && (
					<div data-done={state === "handed-over" || undefined}>
						<dt>{copy.handedOver}</dt>
						<dd>{state === "handed-over" ? time(receipt?.handedOver) : "…"}</dd>
					</div>
				)}
			</dl>
			<p role="status">
				{receipt && noteOn(receipt, copy, language)}
				{first && state !== "handed-over" && (
					<a
						className={styles.reload}
						href={`?${SENT}${receiptQuery(receiptKey)}`}
					>
						{copy.reload}
					</a>
				)}
			</p>
		</div>
	);
}

function noteOn(
	{ state, received, handedOver = "" }: Receipt,
	copy: ReceiptCopy,
	language: Language,
): string {
	if (state !== "handed-over") return copy[state];
	const took = Date.parse(handedOver) - Date.parse(received);
	const seconds = new Intl.NumberFormat(language, {
		style: "unit",
		unit: "second",
		unitDisplay: "long",
	}).format(Math.max(1, Math.round(took / 1_000)));
	return copy.took.replace("{seconds}", seconds);
}

/** Asks for the receipt while the page is looked at. */
function useReceipt(path: string, key: ReceiptKey, first: Receipt | undefined) {
	const [receipt, setReceipt] = useState(first);
	const { id, token } = key;
	const isOver = receipt?.state === "handed-over" || receipt?.state === "kept";
	useEffect(() => {
		if (isOver) return;
		const stop = new AbortController();
		let timer: ReturnType<typeof setTimeout>;
		const ask = async (count: number) => {
			if (!document.hidden) {
				// The next question may succeed; the view shows the last answer meanwhile.
				const answer = await fetchReceipt(
					path,
					{ id, token },
					stop.signal,
				).catch(() => undefined);
				if (stop.signal.aborted) return;
				if (answer) setReceipt(answer);
			}
			if (count < MOST) plan(count + 1);
		};
		const plan = (count: number) => {
			const delay = DELAYS[count] ?? DELAYS.at(-1);
			timer = setTimeout(() => ask(count), delay);
		};
		plan(0);
		return () => {
			stop.abort();
			clearTimeout(timer);
		};
	}, [path, id, token, isOver]);
	return receipt;
}
