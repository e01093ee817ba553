import {
	IconClock,
	IconEye,
	IconInbox,
	IconMail,
	IconNote,
	IconPlugX,
	IconSend,
	IconUser,
	type TablerIcon,
} from "@tabler/icons-react";
import type { LeadEvent } from "../../../shared/desk/leads.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { Time } from "../parts/time.tsx";
import { answerOf } from "../trials/answer.ts";
import { ACTIONS } from "./actions.ts";
import { Quote } from "./quote.tsx";
import styles from "./timeline.module.css";

/** All events of a lead, the oldest first, and then the next step. */
export function Timeline({ events }: { events: readonly LeadEvent[] }) {
	const describe = useDescription();
	// Of the same export by the same person, one after the other, the last one is shown.
	const shown = events.filter((event, index) => !isSameExport(event, events[index + 1]));
	return (
		<ol>
			{shown.map((event) => {
				const { text, detail, quote, Icon, tone } = describe(event);
				return (
					<li key={`${event.kind} ${event.at} ${text}`} className={styles.event} data-tone={tone}>
						<span className={styles.icon}>
							<Icon size={14} stroke={2} aria-hidden="true" />
						</span>
						<span className={styles.text}>
							<bdi>{text}</bdi>
							{detail && !quote && <span className={styles.detail}>{detail}</span>}
							{detail && quote && <Quote title={detail} text={quote} />}
						</span>
						<span className={styles.at}>
							<Time at={event.at} isAhead={tone === "next"} />
						</span>
					</li>
				);
			})}
		</ol>
	);
}

const isSameExport = (event: LeadEvent, next: LeadEvent | undefined): boolean =>
	event.kind === "audit" &&
	event.action === "export" &&
	next?.kind === "audit" &&
	next.action === "export" &&
	next.by === event.by;

interface Description {
	text: string;
	detail?: string;
	/** A message of the event, shown folded. */
	quote?: string;
	Icon: TablerIcon;
	tone?: "done" | "broken" | "next";
}

const ICONS: Partial<Record<string, { Icon: TablerIcon }>> = {
	...ACTIONS,
	note: { Icon: IconNote },
	show: { Icon: IconEye },
};

function useDescription(): (event: LeadEvent) => Description {
	const { events: copy, failure } = useCopy().leads;
	const { format } = useLanguage();
	return (event) => {
		switch (event.kind) {
			case "attempt": {
				const took = copy.took(format.seconds(event.durationMs));
				const result = answerOf(event, failure.none);
				return {
					text: event.error ? copy.attempt.failed : copy.attempt.ok,
					detail: `${result}, ${took}`,
					Icon: event.error ? IconPlugX : IconSend,
					tone: event.error ? "broken" : "done",
				};
			}
			case "audit":
				return {
					text: copy.audit[event.action](event.by ?? copy.server),
					Icon: ICONS[event.action]?.Icon ?? IconUser,
					...(event.action === "answer" && { tone: "done" as const }),
				};
			case "mail":
				return {
					text: copy.mail[event.failed ? "failed" : "sent"](event.to),
					Icon: IconMail,
					...(event.failed && { tone: "broken" as const }),
				};
			case "reply":
				return {
					text: copy.reply[event.state](event.by),
					detail: event.subject,
					quote: event.text,
					Icon: IconMail,
					tone: event.state === "failed" ? "broken" : "done",
				};
			case "retry":
			case "due":
				return {
					text: copy[event.kind],
					detail: format.exact(event.at),
					Icon: IconClock,
					tone: "next",
				};
			default:
				return {
					text: copy[event.kind],
					Icon: event.kind === "submitted" ? IconUser : IconInbox,
				};
		}
	};
}
