import { useDocumentTitle, useMediaQuery } from "@mantine/hooks";
import { useMemo, useRef, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import type { LeadAction, LeadRow } from "../api/leads.ts";
import { siteName } from "../frame/mark.tsx";
import { useCopy } from "../language/language.tsx";
import { Notice } from "../parts/notice.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { type Dialog, Dialogs } from "./dialogs.tsx";
import styles from "./leads.module.css";
import { ListPane } from "./list-pane.tsx";
import { Opened } from "./opened.tsx";
import { useActions } from "./use-actions.tsx";
import { useInboxKeys } from "./use-inbox-keys.ts";
import { useArrivals, useInbox } from "./use-leads.ts";
import { useListPlace } from "./use-list-place.ts";

/** From here on list and lead stand side by side; as in leads.module.css. */
const WIDE = "(width >= 68.75em)";

/** The inbox: the list, and beside or instead of it the lead that the URL names. */
export function Component() {
	const { leads: words } = useCopy();
	const { id } = useParams();
	const [query, setQuery] = useSearchParams();
	const navigate = useNavigate();
	const search = query.toString();
	const suffix = search && `?${search}`;
	const toOf = (lead: string) => `/leads/${lead}${suffix}`;
	const backTo = `/leads${suffix}`;
	const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });

	const searchRef = useRef<HTMLInputElement>(null);
	const noteRef = useRef<HTMLTextAreaElement>(null);
	const replyRef = useRef<HTMLAnchorElement>(null);
	const listRef = useRef<HTMLDivElement>(null);
	const isReading = () =>
		(isWide ? (listRef.current?.scrollTop ?? 0) : window.scrollY) > 80;
	const scrollUp = () =>
		(isWide ? listRef.current : window)?.scrollTo({ top: 0 });

	useListPlace(!isWide, id !== undefined);

	const { list, first, rows: all } = useInbox(search);
	const { held, release, shown } = useArrivals(isReading);
	const rows = useMemo(
		() => all.filter((lead) => !held.has(lead.id)),
		[all, held],
	);
	const unread = first?.counts?.unread ?? 0;
	useDocumentTitle(
		`${unread > 0 ? `(${unread}) ` : ""}${words.title} · ${siteName}`,
	);

	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const chosen = rows.filter((lead) => selected.has(lead.id));
	const selectNone = () => setSelected(new Set());
	const toggle = (lead: string) =>
		setSelected((before) => {
			const after = new Set(before);
			if (!after.delete(lead)) after.add(lead);
			return after;
		});

	const [dialog, setDialog] = useState<Dialog>();
	const actions = useActions();
	/** Asks first where there is no way back. */
	const act = (action: LeadAction, leads: readonly LeadRow[]) => {
		if (action === "release" || action === "discard") {
			return setDialog({ kind: action, leads });
		}
		actions.act(action, leads);
		selectNone();
	};
	const erase = (leads: readonly LeadRow[]) =>
		setDialog({ kind: "erase", leads });
	/** After leads are gone: the list stands where the open one of them stood. */
	const leave = (leads: readonly LeadRow[]) => {
		selectNone();
		if (leads.some((lead) => lead.id === id)) {
			navigate(backTo, { replace: true });
		}
	};

	useInboxKeys({
		rows,
		openId: id,
		open: (lead) => navigate(toOf(lead)),
		close: () => navigate(backTo),
		searchRef,
		noteRef,
		replyRef,
		chosen,
		selectNone,
		toggle,
		act,
		erase,
		undo: actions.undo,
		help: () => setDialog({ kind: "keys" }),
	});

	return (
		<div className={styles.inbox} data-open={id !== undefined || undefined}>
			{(isWide || !id) && (
				<ListPane
					listRef={listRef}
					searchRef={searchRef}
					query={query}
					setQuery={setQuery}
					list={list}
					first={first}
					rows={rows}
					appeared={shown}
					arrived={all.length - rows.length}
					showArrived={() => {
						release();
						scrollUp();
					}}
					toOf={toOf}
					openId={id}
					selected={selected}
					onSelect={toggle}
				>
					{chosen.length > 0 && (
						<BulkBar
							leads={chosen}
							more={rows.length > chosen.length}
							onAct={act}
							onErase={erase}
							onSelectAll={() =>
								setSelected(new Set(rows.map((lead) => lead.id)))
							}
							onClear={selectNone}
						/>
					)}
				</ListPane>
			)}
			{(isWide || id) && (
				<div className={styles.pane}>
					{id ? (
						<Opened
							key={id}
							id={id}
							backTo={backTo}
							noteRef={noteRef}
							replyRef={replyRef}
							act={act}
							erase={(lead) => erase([lead])}
						/>
					) : (
						<Notice title={words.choose.title} text={words.choose.text} />
					)}
				</div>
			)}
			<Dialogs
				dialog={dialog}
				onClose={() => setDialog(undefined)}
				onConfirm={(action, leads) => {
					actions.act(action, leads);
					if (action === "discard") leave(leads);
					else selectNone();
				}}
				onErased={leave}
			/>
		</div>
	);
}
