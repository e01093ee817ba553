import { Checkbox } from "@mantine/core";
import { IconMail, IconNote, IconPencil } from "@tabler/icons-react";
import { useRef } from "react";
import { Link } from "react-router-dom";
import type { LeadRow } from "../../../shared/desk/leads.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { LanguageCode } from "../parts/language-code.tsx";
import { Status } from "../parts/status.tsx";
import { Time, useNow } from "../parts/time.tsx";
import { isStuck } from "./actions.ts";
import { dueOf, dueTitle, leadName } from "./lead-text.ts";
import styles from "./list.module.css";

/** A lead in the list: firm, name, first line, language, age, and when its report is due. */
export function Row({
	lead,
	to,
	isOpen,
	isReplyStarted,
	isNoteStarted,
	isSelected,
	onSelect,
}: {
	lead: LeadRow;
	to: string;
	/** Whether it is the one that is shown. */
	isOpen: boolean;
	isReplyStarted: boolean;
	/** Whether this tab has an unsaved note on it. */
	isNoteStarted: boolean;
	isSelected: boolean;
	/** @param isRange whether the leads up to the last selected one are meant too. */
	onSelect(isRange: boolean): void;
}) {
	const { leads: copy } = useCopy();
	const { format } = useLanguage();
	const due = dueOf(lead, useNow(), copy.due, format);
	/** Whether Shift was held: the click that a label passes on to its box does not say it. */
	const isRange = useRef(false);
	return (
		<li
			className={styles.row}
			data-open={isOpen || undefined}
			data-unread={lead.unread || undefined}
			data-selected={isSelected || undefined}
		>
			{/* The whole column is the target. */}
			<label
				className={styles.check}
				htmlFor={`select-${lead.id}`}
				onPointerDown={({ shiftKey }) => {
					isRange.current = shiftKey;
				}}
			>
				<Checkbox
					id={`select-${lead.id}`}
					size="sm"
					checked={isSelected}
					onChange={() => onSelect(isRange.current)}
					tabIndex={-1}
					aria-label={copy.select(leadName(lead))}
				/>
			</label>
			<Link className={styles.link} to={to} data-lead={lead.id} aria-current={isOpen || undefined}>
				<span className={styles.first}>
					<bdi className={`one-line ${styles.who}`}>{lead.company ?? leadName(lead)}</bdi>
					{lead.unread && <span className={styles.dot} role="img" aria-label={copy.unread} />}
					<span className={styles.age}>
						<Time at={lead.receivedAt} />
					</span>
				</span>
				<span className={styles.second}>
					{lead.company && lead.name && (
						<bdi className={`one-line ${styles.person}`}>{lead.name}</bdi>
					)}
					<span className="one-line" dir="auto">
						{lead.excerpt ?? lead.email}
					</span>
				</span>
				<span className={styles.third}>
					{due && (
						<span title={lead.dueAt ? dueTitle(lead, format.exact(lead.dueAt), copy.due) : ""}>
							<Status tone={due.tone}>{due.text}</Status>
						</span>
					)}
					{lead.hasReply && !lead.answeredAt && (
						<Status tone="neutral" icon={IconMail}>
							{copy.replying.replied}
						</Status>
					)}
					{isReplyStarted && (
						<Status tone="neutral" icon={IconPencil}>
							{copy.replying.started}
						</Status>
					)}
					{isNoteStarted && (
						<Status tone="neutral" icon={IconNote}>
							{copy.note.unsaved}
						</Status>
					)}
					{isStuck(lead) && (
						<Status tone={lead.state === "failed" ? "broken" : "neutral"}>
							{copy.states[lead.state]}
						</Status>
					)}
					{lead.form !== "quick_analysis_modal" && (
						<span>{copy.forms[lead.form] ?? lead.form}</span>
					)}
					{lead.language && <LanguageCode language={lead.language} />}
				</span>
			</Link>
		</li>
	);
}
