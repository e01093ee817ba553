import { Button, Title } from "@mantine/core";
import { useDocumentTitle, useMediaQuery } from "@mantine/hooks";
import {
	type RefObject,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import type { LeadAction, LeadRow } from "../api/leads.ts";
import { DeskProblem } from "../api/request.ts";
import { siteName } from "../frame/mark.tsx";
import { useCopy } from "../language/language.tsx";
import { Notice } from "../parts/notice.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { Confirm, Erase, Keys } from "./dialogs.tsx";
import { Filters } from "./filters.tsx";
import { LeadView } from "./lead.tsx";
import styles from "./leads.module.css";
import { List, ListLoading } from "./list.tsx";
import { Empty, Failed } from "./notices.tsx";
import { useActions } from "./use-actions.tsx";
import { useInboxKeys } from "./use-inbox-keys.ts";
import { useArrivals, useInbox, useLead } from "./use-leads.ts";

type Dialog =
	| { kind: "keys" }
	| { kind: "erase"; lead: LeadRow }
	| { kind: "release" | "discard"; leads: readonly LeadRow[] };

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
	const listRef = useRef<HTMLDivElement>(null);
	const isReading = () =>
		(isWide ? (listRef.current?.scrollTop ?? 0) : window.scrollY) > 80;

	useListPlace(!isWide, id !== undefined);

	const { list, first, rows: all } = useInbox(search);
	const { held, release } = useArrivals(isReading);
	const rows = useMemo(
		() => all.filter((lead) => !held.has(lead.id)),
		[all, held],
	);
	const arrived = all.length - rows.length;
	const unread = first?.counts.unread ?? 0;
	useDocumentTitle(
		`${unread > 0 ? `(${unread}) ` : ""}${words.title} · ${siteName}`,
	);

	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const chosen = rows.filter((lead) => selected.has(lead.id));
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
	};

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

	useInboxKeys({
		rows,
		openId: id,
		open: (lead) => navigate(toOf(lead)),
		close: () => navigate(backTo),
		searchRef,
		noteRef,
		toggle,
		act: (action, lead) => act(action, chosen.length > 0 ? chosen : [lead]),
		undo: actions.undo,
		help: () => setDialog({ kind: "keys" }),
	});

	const showList = isWide || !id;
	const showLead = isWide || id;
	return (
		<div className={styles.inbox} data-open={id !== undefined || undefined}>
			{showList && (
				<div className={styles.list} ref={listRef}>
					<Title order={1} className={styles.title}>
						{words.title}
					</Title>
					<Filters
						query={query}
						onChange={change}
						counts={first?.counts}
						searchRef={searchRef}
					/>
					{first && !first.hasWebhook && (
						<p className={styles.banner}>
							{words.noWebhook.text} {words.noWebhook.step}
						</p>
					)}
					{first?.isHeld && <p className={styles.banner}>{words.held}</p>}
					{chosen.length > 0 && (
						<BulkBar
							leads={chosen}
							onAct={(action, leads) => {
								act(action, leads);
								setSelected(new Set());
							}}
							onClear={() => setSelected(new Set())}
						/>
					)}
					<div role="status" className={styles.arrived}>
						{arrived > 0 && (
							<Button
								size="compact-md"
								radius="xl"
								onClick={() => {
									release();
									const top = { top: 0 };
									if (isWide) listRef.current?.scrollTo(top);
									else window.scrollTo(top);
								}}
							>
								{words.arrived(arrived)}
							</Button>
						)}
					</div>
					{first ? (
						<List
							rows={rows}
							toOf={toOf}
							openId={id}
							selected={selected}
							onSelect={toggle}
							more={
								list.hasNextPage
									? () => {
											if (!list.isFetching) list.fetchNextPage();
										}
									: undefined
							}
						/>
					) : (
						!list.error && <ListLoading />
					)}
					{list.error && !first && (
						<Failed error={list.error} retry={() => list.refetch()} />
					)}
					{first && all.length === 0 && (
						<Empty
							isFiltered={search !== ""}
							onClear={() => setQuery({}, { replace: true })}
						/>
					)}
				</div>
			)}
			{showLead && (
				<div className={styles.pane}>
					{id ? (
						<Opened
							key={id}
							id={id}
							backTo={backTo}
							noteRef={noteRef}
							act={act}
							erase={(lead) => setDialog({ kind: "erase", lead })}
						/>
					) : (
						<Notice title={words.choose.title} text={words.choose.text} />
					)}
				</div>
			)}
			{dialog?.kind === "keys" && <Keys onClose={() => setDialog(undefined)} />}
			{dialog?.kind === "erase" && (
				<Erase
					lead={dialog.lead}
					onClose={() => setDialog(undefined)}
					onErased={() => {
						setDialog(undefined);
						navigate(backTo, { replace: true });
					}}
				/>
			)}
			{(dialog?.kind === "release" || dialog?.kind === "discard") && (
				<Confirm
					action={dialog.kind}
					leads={dialog.leads}
					onClose={() => setDialog(undefined)}
					onConfirm={() => {
						actions.act(dialog.kind, dialog.leads);
						const isOpen = dialog.leads.some((lead) => lead.id === id);
						if (dialog.kind === "discard" && isOpen) {
							navigate(backTo, { replace: true });
						}
					}}
				/>
			)}
		</div>
	);
}

/** On a phone the lead stands in the list's place: coming back, the list stands where it stood. */
function useListPlace(isNarrow: boolean, isOpen: boolean): void {
	const place = useRef(0);
	useLayoutEffect(() => {
		if (!isNarrow) return;
		window.scrollTo(0, isOpen ? 0 : place.current);
		if (isOpen) return;
		const save = () => {
			place.current = window.scrollY;
		};
		window.addEventListener("scroll", save, { passive: true });
		return () => window.removeEventListener("scroll", save);
	}, [isNarrow, isOpen]);
}

function Opened({
	id,
	backTo,
	noteRef,
	act,
	erase,
}: {
	id: string;
	backTo: string;
	noteRef: RefObject<HTMLTextAreaElement | null>;
	act(action: LeadAction, leads: readonly LeadRow[]): void;
	erase(lead: LeadRow): void;
}) {
	const { leads: words } = useCopy();
	const navigate = useNavigate();
	const { data: lead, error, refetch } = useLead(id);
	const isGone = error instanceof DeskProblem && error.status === 404;
	if (isGone) {
		return (
			<Notice title={words.gone.title} text={words.gone.text}>
				<Button variant="default" onClick={() => navigate(backTo)}>
					{words.gone.back}
				</Button>
			</Notice>
		);
	}
	if (!lead) {
		return error ? <Failed error={error} retry={() => refetch()} /> : null;
	}
	return (
		<LeadView
			lead={lead}
			backTo={backTo}
			noteRef={noteRef}
			onAnswer={() => act(lead.answeredAt ? "reopen" : "answer", [lead])}
			onNote={() => noteRef.current?.focus()}
			onUnread={() => {
				act("unread", [lead]);
				// An open lead would be read at once.
				navigate(backTo);
			}}
			onRetry={() => act("retry", [lead])}
			onRelease={() => act("release", [lead])}
			onDiscard={() => act("discard", [lead])}
			onErase={() => erase(lead)}
		/>
	);
}
