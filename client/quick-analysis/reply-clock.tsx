import { useEffect, useState } from "react";
import { fill } from "../../shared/fill.ts";
import { fetchReceipt, type ReceiptKey } from "../../shared/forms/receipt.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { Dial } from "./dial.tsx";
import styles from "./reply-clock.module.css";

export interface ReplyClockCopy {
	/** While the mail is on its way. */
	running: string;
	/** `{time}` stands for how long it took. */
	sent: string;
	/** When it takes longer than the clock runs. */
	late: string;
}

/** Seconds after which the clock stops without an answer. */
const MOST = 120;

/** From this many seconds on the clock asks every five: by then the mail server is slow. */
const PROMPT = 20;

/** ms for one question. */
const LONGEST = 10_000;

/** Counts the seconds until the mail that confirms the lead has left the site, and stops at that time. */
export function ReplyClock({ copy, receiptKey }: { copy: ReplyClockCopy; receiptKey: ReceiptKey }) {
	const language = useLanguage();
	const { running, seconds } = useReply(receiptKey);
	if (!running && seconds === undefined) return <p role="status">{copy.late}</p>;
	const shown = seconds ?? 0;
	const text = running ? copy.running : fill(copy.sent, { time: inWords(shown, language) });
	return (
		<div className={`row ${styles.clock}`} data-running={running || undefined}>
			<Dial filled={Math.min(shown, 60)} className={styles.dial}>
				<p>{`${Math.floor(shown / 60)}:${String(shown % 60).padStart(2, "0")}`}</p>
			</Dial>
			<p role="status">{text}</p>
		</div>
	);
}

function inWords(seconds: number, language: string): string {
	const [unit, size] = seconds < MOST ? (["second", 1] as const) : (["minute", 60] as const);
	const count = Math.round(seconds / size);
	return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" })
		.format(count)
		.replace(" ", "\u00a0");
}

/** The seconds so far; once the mail has left, how many it took, by the server's clock. */
function useReply({ id, token }: ReceiptKey): { running: boolean; seconds: number | undefined } {
	const [reply, setReply] = useState<{ running: boolean; seconds: number | undefined }>({
		running: true,
		seconds: 0,
	});
	useEffect(() => {
		const stop = new AbortController();
		const start = performance.now();
		let isAsking = false;
		const tick = async () => {
			const seconds = Math.round((performance.now() - start) / 1_000);
			// A visitor who looks at the mail meanwhile finds the clock at its time, however late she comes back.
			if (document.hidden) return;
			const isLate = seconds > MOST;
			if (!isLate) setReply({ running: true, seconds });
			if (isAsking || (!isLate && seconds > PROMPT && seconds % 5 > 0)) return;
			isAsking = true;
			const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(LONGEST)]);
			// The next question may succeed.
			const receipt = await fetchReceipt({ id, token }, signal).catch(() => undefined);
			isAsking = false;
			if (stop.signal.aborted) return;
			if (!receipt?.confirmed) return isLate ? end(undefined) : undefined;
			const took = Date.parse(receipt.confirmed) - Date.parse(receipt.received);
			end(Math.max(1, Math.round(took / 1_000)));
		};
		const timer = setInterval(tick, 1_000);
		function end(seconds: number | undefined) {
			clearInterval(timer);
			stop.abort();
			setReply({ running: false, seconds });
		}
		return () => {
			clearInterval(timer);
			stop.abort();
		};
	}, [id, token]);
	return reply;
}
