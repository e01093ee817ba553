import { Button, Skeleton } from "@mantine/core";
import { useIntersection } from "@mantine/hooks";
import { type ReactNode, useEffect } from "react";
import { LEAD_GROUPS } from "../../../shared/desk/leads.ts";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { useAccount } from "../session/session.tsx";
import { useTexts } from "../session/tab-texts.ts";
import styles from "./list.module.css";
import { Row } from "./row.tsx";
import type { Inbox } from "./use-inbox.ts";
import { useLeadUrl } from "./use-lead-url.ts";
import { useStartedReplies } from "./use-reply-draft.ts";
import { useRowFocus } from "./use-row-focus.ts";

/** The leads in their groups. Rows out of sight are not laid out (content-visibility), so that thousands stay quick. */
export function List({ list: { rows, pages }, selection }: Pick<Inbox, "list" | "selection">) {
	const { id, toOf } = useLeadUrl();
	const started = useStartedReplies();
	const notes = useTexts("note", useAccount().id);
	const rowFocus = useRowFocus(id);
	useEffect(() => {
		if (id)
			document
				.querySelector(`[data-lead="${CSS.escape(id)}"]`)
				?.scrollIntoView({ block: "nearest" });
	}, [id]);
	const { leads: copy } = useCopy();
	const groups = LEAD_GROUPS.map((group) => ({
		group,
		members: rows.filter((row) => row.group === group),
	})).filter(({ members }) => members.length > 0);
	return (
		<>
			{groups.map(({ group, members }) => (
				<section key={group} aria-labelledby={`group-${group}`}>
					<h2 className={styles.group} id={`group-${group}`} data-group={group}>
						{copy.groups[group]}
					</h2>
					<ul {...rowFocus}>
						{members.map((lead) => (
							<Row
								key={lead.id}
								lead={lead}
								to={toOf(lead.id)}
								isOpen={lead.id === id}
								isReplyStarted={started.has(lead.id)}
								isNoteStarted={notes.has(lead.id)}
								isSelected={selection.selected.has(lead.id)}
								onSelect={(isRange) => selection.choose(lead.id, isRange)}
							/>
						))}
					</ul>
				</section>
			))}
			{pages.isFetchNextPageError && <ErrorAlert error={pages.error} />}
			{pages.hasNextPage && (
				<More
					more={() => !pages.isFetching && pages.fetchNextPage()}
					isAutomatic={!pages.isFetchNextPageError}
				>
					{copy.more}
				</More>
			)}
		</>
	);
}

/** Reads on when it comes into sight; a button for people who do not scroll, and for a new attempt. */
function More({
	more,
	isAutomatic,
	children,
}: {
	more(): void;
	isAutomatic: boolean;
	children: ReactNode;
}) {
	const { ref, entry } = useIntersection({ rootMargin: "400px" });
	const isInSight = entry?.isIntersecting;
	useEffect(() => {
		if (isInSight && isAutomatic) more();
	}, [isInSight, isAutomatic, more]);
	return (
		<Button ref={ref} fullWidth variant="subtle" onClick={more}>
			{children}
		</Button>
	);
}

/** Stands where the rows will be. */
export function ListLoading() {
	const { frame } = useCopy();
	return (
		<div role="status" aria-label={frame.loading}>
			{["a", "b", "c", "d", "e", "f"].map((key) => (
				<div key={key} className={styles.ghost}>
					<Skeleton height={14} width="55%" />
					<Skeleton height={12} width="85%" />
					<Skeleton height={18} width="30%" />
				</div>
			))}
		</div>
	);
}
