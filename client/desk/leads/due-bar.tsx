import { Group, Stack } from "@mantine/core";
import type { Lead } from "../../../shared/desk/leads.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { Status } from "../parts/status.tsx";
import { useNow } from "../parts/time.tsx";
import styles from "./due-bar.module.css";
import { dueOf, dueTitle } from "./lead-text.ts";

/** The time from receipt to the due answer as one bar: how much of it is gone, or how long the answer took. */
export function DueBar({ lead }: { lead: Lead }) {
	const { due: copy } = useCopy().leads;
	const { format } = useLanguage();
	const now = useNow();
	const due = dueOf(lead, now, copy, format);
	if (!lead.dueAt || !due) return null;
	const start = new Date(lead.receivedAt).getTime();
	const end = new Date(lead.dueAt).getTime();
	const until = lead.answeredAt ? new Date(lead.answeredAt).getTime() : now;
	const share = Math.min(Math.max((until - start) / (end - start), 0), 1);
	const text =
		lead.answeredBy && due.tone === "done"
			? copy.answeredAfter(format.spell(Math.max(until - start, 1_000)))
			: due.text;
	return (
		<Stack gap="0.5rem">
			<Group justify="space-between" gap="0.25rem 0.75rem">
				<Status tone={due.tone}>{text}</Status>
				<span className={styles.exact}>{dueTitle(lead, format.exact(lead.dueAt), copy)}</span>
			</Group>
			<svg
				className={styles.bar}
				data-tone={due.tone}
				viewBox="0 0 1000 10"
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				<rect className={styles.rest} width="1000" height="10" />
				<rect className={styles.gone} width={share * 1000} height="10" />
			</svg>
		</Stack>
	);
}
