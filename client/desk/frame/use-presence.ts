import { useWindowEvent } from "@mantine/hooks";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PresenceEvent, Present, PresentAnswer } from "../../../shared/desk/presence.ts";
import { randomId } from "../../../shared/random-id.ts";
import { request } from "../api/request.ts";
import { useAccount } from "../session/session.tsx";
import { usePresenceEvents } from "./live.tsx";

/** ms; the server forgets who has not been heard of for two of them and a half. */
const BEAT = 20_000;

/** The name of this tab. */
const TAB = randomId();

/** Says that the post or lead is no longer open, also while the tab closes. If it is lost, the server forgets by itself. */
const sayGone = (subject: PresenceEvent["subject"], id: string) =>
	navigator.sendBeacon(
		`/api/desk/${subject}/${id}/presence`,
		new Blob([JSON.stringify({ kind: "gone", tab: TAB })], { type: "application/json" }),
	);

/**
 * Tells the others that somebody has a post or lead open. It belongs into a component of that post or lead alone.
 * @param options.isWriting whether a reply is being written. @param options.onSaved another person has saved it.
 * @returns the others that have it open, each once.
 */
export function usePresence(
	subject: PresenceEvent["subject"],
	id: string,
	{ isWriting = false, onSaved }: { isWriting?: boolean; onSaved?(): void } = {},
): Present[] {
	const account = useAccount().id;
	const queries = useQueryClient();
	const kind = isWriting ? "writing" : "here";
	const queryKey = ["presence", subject, id, kind];
	const { data, refetch } = useQuery({
		queryKey,
		queryFn: ({ signal }) =>
			request<PresentAnswer>(`/${subject}/${id}/presence`, {
				method: "POST",
				body: { kind, tab: TAB },
				signal,
			}),
		placeholderData: keepPreviousData,
		refetchInterval: BEAT,
		// Who has left the tab open in the background is still there.
		refetchIntervalInBackground: true,
		gcTime: 0,
	});
	usePresenceEvents((event) => {
		if (event.subject !== subject || event.id !== id || event.account === account) return;
		if (event.kind === "saved") return onSaved?.();
		const { tab, account: other, name, kind } = event;
		queries.setQueryData<PresentAnswer>(queryKey, (before = { others: [] }) => {
			const others = before.others.filter((one) => one.tab !== tab);
			if (kind === "gone") return { others };
			return { others: [...others, { tab, account: other, name, isWriting: kind === "writing" }] };
		});
	});
	useWindowEvent("pagehide", () => sayGone(subject, id));
	// Back from the browser's cache, the page is the one that said so.
	useWindowEvent("pageshow", ({ persisted }) => {
		if (persisted) void refetch();
	});
	useEffect(() => () => void sayGone(subject, id), [subject, id]);
	return onePerAccount(data?.others ?? []);
}

/** People by name; who has it open in several tabs writes where one of them does. */
function onePerAccount(tabs: readonly Present[]): Present[] {
	const writersLast = tabs.toSorted((a, b) => Number(a.isWriting) - Number(b.isWriting));
	const people = new Map(writersLast.map((one) => [one.account, one])).values();
	return [...people].sort((a, b) => a.name.localeCompare(b.name));
}
