import { useEffect, useState } from "react";
import { SENT } from "../../shared/forms/page-form.ts";
import { fetchReceipt, type Receipt } from "../../shared/forms/receipt.ts";
import { type ReceiptKey, receiptQuery } from "../../shared/forms/receipt-key.ts";
import { type Language, TIME_ZONES } from "../../shared/languages.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import styles from "./receipt-view.module.css";

export interface ReceiptCopy {
	/** The name of the list of steps. */
	title: string;
	stored: string;
	handedOver: string;
	/** Before the day of the report's last moment. */
	due: string;
	/** Below the steps, by state. */
	waiting: string;
	late: string;
	/** `{time}` is replaced by the time since the first step, with its unit. */
	later: string;
	/** The same for less than a second. */
	atOnce: string;
	/** Reloads the page without JavaScript. */
	reload: string;
}

/** The report comes within 48 hours (specification §9), in ms. */
const PROMISED = 48 * 60 * 60 * 1_000;

const DAY = { weekday: "long", day: "numeric", month: "long" } as const;
const CLOCK = {
	weekday: "long",
	hour: "2-digit",
	minute: "2-digit",
} as const;
/** To the second, in the title. */
const EXACT = { dateStyle: "long", timeStyle: "long" } as const;

/** English dates are written the British way. */
const LOCALES: Record<Language, string> = { tr: "tr", de: "de", en: "en-GB" };

/** In seconds, from the largest: each is used from two on. */
const UNITS = [
	["hour", 3_600],
	["minute", 60],
] as const;

/** Milliseconds before each question; the last one repeats until an end is reached. */
const DELAYS = [0, 1_000, 1_000, 1_000, 2_000, 2_000, 3_000, 4_000, 10_000];

/** After this many questions the view stops asking, in about ten minutes. */
const MOST = 65;

/** When a lead was received, stored and handed over: the times are read again until the last is there. */
export function ReceiptView({
	copy,
	receiptKey,
	first,
}: {
	copy: ReceiptCopy;
	receiptKey: ReceiptKey;
	/** Known already, on the answer to a post without JavaScript. */
	first?: Receipt | undefined;
}) {
	const language = useLanguage();
	const receipt = useReceipt(receiptKey, first);
	const format = (parts: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(LOCALES[language], {
			...parts,
			// The visitor's own clock, unless the server writes it.
			...(first && { timeZone: TIME_ZONES[language] }),
		});
	const time = (at: Date, text: string, from = at) => (
		<time dateTime={at.toISOString()} title={format(EXACT).formatRange(from, at)}>
			{text}
		</time>
	);
	/** Turkish writes 09.14, unlike its locale's data. */
	const clock = (at: Date) => {
		const text = format(CLOCK).format(at);
		return language === "tr" ? text.replace(":", ".") : text;
	};
	const state = receipt?.state ?? "waiting";
	const received = receipt && new Date(receipt.received);
	const handedOver = receipt?.handedOver && new Date(receipt.handedOver);
	const due = received && new Date(received.getTime() + PROMISED);
	return (
		<div className={styles.receipt}>
			<dl className="stack tight compact" aria-label={copy.title}>
				<div className="row" data-done={receipt !== undefined || undefined}>
					<dt>{copy.stored}</dt>
					<dd>
						{receipt && received ? time(new Date(receipt.stored), clock(received), received) : "…"}
					</dd>
				</div>
				{state !== "kept" && (
					<div className="row" data-done={state === "handed-over" || undefined}>
						<dt>{copy.handedOver}</dt>
						<dd>
							{received && handedOver
								? time(handedOver, after(received, handedOver, copy, language))
								: "…"}
						</dd>
					</div>
				)}
				<div className="row">
					<dt>{copy.due}</dt>
					<dd>{due ? time(due, format(DAY).format(due)) : "…"}</dd>
				</div>
			</dl>
			<p role="status" className="note">
				{(state === "waiting" || state === "late") && copy[state]}
				{first && state !== "handed-over" && (
					<a className="without-script" href={`?${SENT}${receiptQuery(receiptKey)}`}>
						{copy.reload}
					</a>
				)}
			</p>
		</div>
	);
}

/** The time from one moment to another in words, to the second. */
function after(from: Date, to: Date, copy: ReceiptCopy, language: Language): string {
	const seconds = Math.round((to.getTime() - from.getTime()) / 1_000);
	if (seconds < 1) return copy.atOnce;
	const [unit, size] = UNITS.find(([, size]) => seconds >= size * 2) ?? (["second", 1] as const);
	const time = new Intl.NumberFormat(language, {
		style: "unit",
		unit,
		unitDisplay: "long",
	}).format(Math.round(seconds / size));
	return copy.later.replace("{time}", time);
}

/** Asks for the receipt while the page is looked at. */
function useReceipt(key: ReceiptKey, first: Receipt | undefined) {
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
				const answer = await fetchReceipt({ id, token }, stop.signal).catch(() => undefined);
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
	}, [id, token, isOver]);
	return receipt;
}
