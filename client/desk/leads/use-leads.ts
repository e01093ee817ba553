import {
	type InfiniteData,
	type QueryClient,
	useInfiniteQuery,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Lead, LeadPage, LeadPages, LeadRow } from "../../../shared/desk/leads.ts";
import { DeskProblem, request } from "../api/request.ts";
import { useLeadEvents } from "../frame/live.tsx";
import { useAccount } from "../session/session.tsx";
import { keptNote } from "./note-draft.ts";

const LISTS = ["leads", "list"];

const leadKey = (id: string) => ["leads", "lead", id];

/** ms in which changes are gathered, to be read together. */
const PAUSE = 250;

type Pages = InfiniteData<LeadPage, string | null>;

/** The inbox for the filter in a URL's query. */
export function useLeadList(search: string) {
	const list = useInfiniteQuery({
		queryKey: [...LISTS, search],
		queryFn: ({ pageParam, signal }) => {
			const query = new URLSearchParams(search);
			if (pageParam) query.set("cursor", pageParam);
			return request<LeadPage>(`/leads?${query}`, { signal });
		},
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
		placeholderData: (before) => before,
	});
	const pages = list.data?.pages;
	return { list, first: pages?.[0], rows: uniqueRows(pages ?? []) };
}

/** A lead that moved on while pages were read is on two of them. */
const uniqueRows = (pages: LeadPage[]): LeadRow[] => [
	...new Map(pages.flatMap(({ leads }) => leads.map((lead) => [lead.id, lead]))).values(),
];

/** One lead. Opening it marks it read; reading it again because it changed does not. */
export function useLead(id: string) {
	const queries = useQueryClient();
	const lead = useQuery({
		queryKey: leadKey(id),
		queryFn: ({ signal }) => {
			const isKnown = queries.getQueryData(leadKey(id)) !== undefined;
			return request<Lead>(`/leads/${id}${isKnown ? "?live=true" : ""}`, {
				signal,
			});
		},
	});
	const account = useAccount().id;
	const isGone = lead.error instanceof DeskProblem && lead.error.status === 404;
	useEffect(() => {
		if (isGone) keptNote(account, id).keep(undefined);
	}, [account, id, isGone]);
	const isRead = lead.data && !lead.data.unread;
	useEffect(() => {
		if (isRead) changeRows(queries, [id], { unread: false });
	}, [queries, id, isRead]);
	return lead;
}

/** The lead that is open, once it is loaded, whether the list has it or not. */
export const knownLead = (queries: QueryClient, id: string): Lead | undefined =>
	queries.getQueryData(leadKey(id));

/** Whether the lead that is open could not be loaded, or cannot be without a network. */
export const isFailed = (queries: QueryClient, id: string): boolean =>
	!navigator.onLine || queries.getQueryState(leadKey(id))?.status === "error";

/** Shows the reply draft that the server has stored; null after it was sent or discarded. */
export function showReplyDraft(
	queries: QueryClient,
	id: string,
	replyDraft: Lead["replyDraft"],
): void {
	queries.setQueryData<Lead>(leadKey(id), (lead) => lead && { ...lead, replyDraft });
	void queries.invalidateQueries({ queryKey: ["leads", "drafts"] });
}

/** Shows a note as the server has it. */
export function showNote(queries: QueryClient, id: string, note: Lead["note"]): void {
	queries.setQueryData<Lead>(leadKey(id), (lead) => lead && { ...lead, note });
	// Also for the new line of its timeline.
	void queries.invalidateQueries({ queryKey: leadKey(id) });
}

/** The pages that leads came from. */
export const usePages = () =>
	useQuery({
		queryKey: ["leads", "pages"],
		queryFn: ({ signal }) => request<LeadPages>("/leads/pages", { signal }),
	});

/** Shows a change of leads before the server has made it. */
export function showLeadsChanged(
	queries: QueryClient,
	ids: readonly string[],
	change: Partial<LeadRow>,
): void {
	changeRows(queries, ids, change);
	for (const id of ids) {
		queries.setQueryData<Lead>(leadKey(id), (lead) => (lead ? { ...lead, ...change } : lead));
	}
}

function changeRows(queries: QueryClient, ids: readonly string[], change: Partial<LeadRow>): void {
	queries.setQueriesData<Pages>({ queryKey: LISTS }, (data) =>
		data
			? {
					...data,
					pages: data.pages.map((page) => ({
						...page,
						leads: page.leads.map((lead) =>
							ids.includes(lead.id) ? { ...lead, ...change } : lead,
						),
					})),
				}
			: data,
	);
}

/** Drops leads from the cache, so that opening one again marks it read. */
export function forgetLeads(queries: QueryClient, ids: readonly string[]): void {
	for (const id of ids) queries.removeQueries({ queryKey: leadKey(id) });
}

/**
 * Reads what changed, as the server tells of it. Leads that arrive while the reader is down in the list
 * are held back, so that nothing moves under her.
 * @param isReading whether that is so now. @param open the lead that is open: it has been seen.
 * @returns the ids of the leads that have arrived unseen, the first one first; those of the leads held back, and what
 * shows them.
 */
export function useArrivals(isReading: () => boolean, open: string | undefined) {
	const queries = useQueryClient();
	const [arrived, setArrived] = useState<readonly string[]>([]);
	const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const forget = useCallback((ids: readonly string[]) => {
		setArrived((before) => before.filter((id) => !ids.includes(id)));
		setHeld((before) => new Set([...before].filter((id) => !ids.includes(id))));
	}, []);
	useLeadEvents(({ ids, kind }) => {
		if (kind === "created") {
			setArrived((before) => [...before, ...ids]);
			if (isReading()) setHeld((before) => new Set([...before, ...ids]));
		}
		if (kind === "deleted") forget(ids);
		timer.current ??= setTimeout(() => {
			timer.current = undefined;
			void queries.invalidateQueries({ queryKey: ["leads"] });
		}, PAUSE);
	});
	useEffect(() => () => clearTimeout(timer.current), []);
	useEffect(() => {
		if (open) forget([open]);
	}, [open, forget]);
	return { arrived, held, showHeld: () => setHeld(new Set()) };
}
