import { Button, Title, VisuallyHidden } from "@mantine/core";
import type { ReactNode, RefObject } from "react";
import type { useSearchParams } from "react-router-dom";
import type { LeadPage, LeadRow } from "../api/leads.ts";
import { useCopy } from "../language/language.tsx";
import { Filters } from "./filters.tsx";
import styles from "./leads.module.css";
import { List, ListLoading, type ListProps } from "./list.tsx";
import { Empty, Failed } from "./notices.tsx";
import type { useInbox } from "./use-leads.ts";

type Search = ReturnType<typeof useSearchParams>;

interface Props extends Omit<ListProps, "more"> {
	listRef: RefObject<HTMLDivElement | null>;
	searchRef: RefObject<HTMLInputElement | null>;
	query: Search[0];
	setQuery: Search[1];
	list: ReturnType<typeof useInbox>["list"];
	/** The first page; undefined until it is loaded. */
	first: LeadPage | undefined;
	rows: readonly LeadRow[];
	/** How many leads have just appeared: screen readers hear of them. */
	appeared: number;
	/** How many leads are held back while the list is read. */
	arrived: number;
	showArrived(): void;
	/** What stands between the filters and the list. */
	children: ReactNode;
}

/** The list of the inbox with its search and filters, and what stands in its place while it is empty. */
export function ListPane({
	listRef,
	searchRef,
	query,
	setQuery,
	list,
	first,
	rows,
	appeared,
	arrived,
	showArrived,
	children,
	...selection
}: Props) {
	const { leads: words } = useCopy();
	const change = (changes: Record<string, string>) =>
		setQuery(
			(before) => {
				const after = new URLSearchParams(before);
				for (const [key, value] of Object.entries(changes)) {
					if (value) after.set(key, value);
					else after.delete(key);
				}
				return after;
			},
			{ replace: true },
		);
	const readMore = () => {
		if (!list.isFetching) list.fetchNextPage();
	};
	return (
		<div className={styles.list} ref={listRef}>
			<Title order={1} className={styles.title}>
				{words.title}
			</Title>
			<Filters
				query={query}
				onChange={change}
				counts={first?.counts}
				searchRef={searchRef}
				onLeave={() =>
					listRef.current?.querySelector<HTMLElement>("[data-lead]")?.focus()
				}
			/>
			{first && !first.hasWebhook && (
				<p className={styles.banner}>
					{words.noWebhook.text} {words.noWebhook.step}
				</p>
			)}
			{first?.isHeld && <p className={styles.banner}>{words.held}</p>}
			{children}
			<VisuallyHidden role="status">
				{appeared > 0 && words.arrived(appeared)}
			</VisuallyHidden>
			<div role="status" className={styles.arrived}>
				{arrived > 0 && (
					<Button size="compact-md" radius="xl" onClick={showArrived}>
						{words.arrived(arrived)}
					</Button>
				)}
			</div>
			{first && (
				<List
					{...selection}
					rows={rows}
					more={list.hasNextPage ? readMore : undefined}
				/>
			)}
			{!first && !list.error && <ListLoading />}
			{!first && list.error && (
				<Failed error={list.error} retry={() => list.refetch()} />
			)}
			{first && rows.length + arrived === 0 && (
				<Empty
					isFiltered={query.size > 0}
					onClear={() => setQuery({}, { replace: true })}
				/>
			)}
		</div>
	);
}
