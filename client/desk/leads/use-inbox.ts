import { useMediaQuery } from "@mantine/hooks";
import { useLayoutEffect, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { type LeadAction, type LeadRow, MOST_IDS } from "../../../shared/desk/leads.ts";
import { useFilter } from "../parts/use-filter.ts";
import { useAccount } from "../session/session.tsx";
import { useTexts } from "../session/tab-texts.ts";
import { ACTIONS, type Question } from "./actions.ts";
import { useActions } from "./use-actions.tsx";
import { useArrivals, useLeadList } from "./use-leads.ts";

/** From here on list and lead stand side by side; as in leads.module.css. */
const WIDE = "(width >= 68.75em)";

type Dialog =
	| { kind: "keys" }
	| { kind: "erase"; leads: readonly LeadRow[] }
	| { kind: "action"; action: LeadAction; question: Question; leads: readonly LeadRow[] };

export type Inbox = ReturnType<typeof useInbox>;

/** State and actions of the inbox; each part of the page gets all of them. */
export function useInbox() {
	/** The lead that is open. */
	const { id } = useParams();
	const [query, filter] = useFilter();
	const navigate = useNavigate();
	const suffix = query.size > 0 ? `?${query}` : "";
	/** The URL of the list, and that of a lead. */
	const backTo = `/leads${suffix}`;
	const toOf = (lead: string) => `/leads/${lead}${suffix}`;
	const close = () => navigate(backTo);
	const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });

	const searchRef = useRef<HTMLInputElement>(null);
	const noteRef = useRef<HTMLTextAreaElement>(null);
	const replyRef = useRef<HTMLAnchorElement>(null);
	const replyFieldRef = useRef<HTMLTextAreaElement>(null);
	/** The lead to which a reply is being written. */
	const [replying, setReplying] = useState<string>();
	const startedReplies = useTexts("reply", useAccount().id);
	const listRef = useRef<HTMLDivElement>(null);
	const isReading = () => (isWide ? (listRef.current?.scrollTop ?? 0) : window.scrollY) > 80;
	useListPlace(!isWide, id !== undefined);

	const { list, first, rows: all } = useLeadList(String(query));
	const { arrived, held, showHeld } = useArrivals(isReading, id);
	const rows = all.filter((lead) => !held.has(lead.id));

	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const chosen = rows.filter((lead) => selected.has(lead.id));
	const selectNone = () => setSelected(new Set());

	const [dialog, setDialog] = useState<Dialog>();
	const actions = useActions();
	/** After leads are gone: the list stands where the open one of them stood. */
	const leave = (leads: readonly LeadRow[]) => {
		setDialog(undefined);
		selectNone();
		if (leads.some((lead) => lead.id === id)) {
			navigate(backTo, { replace: true });
		}
	};

	const carryOut = (action: LeadAction, leads: readonly LeadRow[]) => {
		actions.act(action, leads);
		leave(ACTIONS[action].closes ? leads : []);
	};

	return {
		id,
		query,
		isWide,
		toOf,
		backTo,
		open: (lead: string) => navigate(toOf(lead)),
		close,
		searchRef,
		noteRef,
		replyRef,
		replyFieldRef,
		replying,
		/** The leads with a reply that is not sent. */
		startedReplies,
		/** Opens the lead with the field for a reply. */
		startReply(lead: string) {
			setReplying(lead);
			if (lead !== id) navigate(toOf(lead));
			replyFieldRef.current?.focus();
		},
		/** After a reply: the next lead of the list that waits for one, or the list. */
		leaveReply(lead: string) {
			setReplying(undefined);
			const at = rows.findIndex((row) => row.id === lead);
			// A lead that is not in the list, such as one opened from a mail, has none behind it.
			const next = at < 0 ? undefined : rows.slice(at + 1).find((row) => row.answeredAt === null);
			navigate(next ? toOf(next.id) : backTo);
		},
		cancelReply: () => setReplying(undefined),
		listRef,

		list,
		/** The first page; undefined until it is loaded. */
		first,
		rows,
		/** Whether leads are held back while the list is read. */
		isHolding: rows.length < all.length,
		/** How many leads have arrived that nobody has opened here. */
		arrived: arrived.length,
		/** Opens the one that has waited longest, wherever in the list it stands. */
		openArrived() {
			showHeld();
			const [first] = arrived;
			if (first) navigate(toOf(first));
		},
		filter,
		/** The lead that is open stays. */
		showAll: () => filter(Object.fromEntries([...query.keys()].map((name) => [name, null]))),

		selected,
		/** The selected leads: actions concern them first. */
		chosen,
		toggle: (lead: string) =>
			setSelected((before) => {
				const after = new Set(before);
				if (!after.delete(lead)) after.add(lead);
				return after;
			}),
		/** No more than one action takes. */
		selectAll: () => setSelected(new Set(rows.slice(0, MOST_IDS).map((lead) => lead.id))),
		selectNone,

		/** Asks first before an action that cannot be undone. */
		act(action: LeadAction, leads: readonly LeadRow[]) {
			const { question } = ACTIONS[action];
			if (question) setDialog({ kind: "action", action, question, leads });
			else carryOut(action, leads);
		},
		/** Does it without a question. */
		carryOut,
		erase: (leads: readonly LeadRow[]) => setDialog({ kind: "erase", leads }),
		leave,
		undo: actions.undo,
		offerUndo: actions.offerUndo,
		dialog,
		showKeys: () => setDialog({ kind: "keys" }),
		closeDialog: () => setDialog(undefined),
	};
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
