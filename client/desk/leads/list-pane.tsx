import { Button, Title, VisuallyHidden } from "@mantine/core";
import { useCopy } from "../language/language.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { Filters } from "./filters.tsx";
import styles from "./leads.module.css";
import { List, ListLoading } from "./list.tsx";
import { Empty, Failed } from "./notices.tsx";
import type { Inbox } from "./use-inbox.ts";

/** The list of the inbox with its search and filters, and what stands in its place while it is empty. */
export function ListPane({ inbox }: { inbox: Inbox }) {
	const { leads: words } = useCopy();
	const { list, first, rows, appeared, arrived } = inbox;
	return (
		<div className={styles.list} ref={inbox.listRef}>
			<Title order={1} className={styles.title}>
				{words.title}
			</Title>
			<Filters inbox={inbox} />
			{first && !first.hasWebhook && (
				<p className={styles.banner}>
					{words.noWebhook.text} {words.noWebhook.step}
				</p>
			)}
			{first?.isHeld && <p className={styles.banner}>{words.held}</p>}
			{inbox.chosen.length > 0 && <BulkBar inbox={inbox} />}
			<VisuallyHidden role="status">{appeared > 0 && words.arrived(appeared)}</VisuallyHidden>
			<div role="status" className={styles.arrived}>
				{arrived > 0 && (
					<Button size="compact-md" radius="xl" onClick={inbox.showArrived}>
						{words.arrived(arrived)}
					</Button>
				)}
			</div>
			{first && <List inbox={inbox} />}
			{!first && !list.error && <ListLoading />}
			{!first && list.error && <Failed error={list.error} retry={() => list.refetch()} />}
			{first && rows.length + arrived === 0 && (
				<Empty isFiltered={inbox.query.size > 0} onClear={inbox.showAll} />
			)}
		</div>
	);
}
