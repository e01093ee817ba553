import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PresentAnswer } from "../../../shared/desk/post-presence.ts";
import { request } from "../api/request.ts";
import { usePresenceEvents } from "../frame/live.tsx";
import { useAccount } from "../session/session.tsx";
import { postKey } from "./use-posts.ts";

/** ms; the server forgets who has not been heard of for two of them and a half. */
const BEAT = 20_000;

const tell = (post: string, kind: "here" | "gone", signal?: AbortSignal) =>
	request<PresentAnswer>(`/posts/${post}/presence`, { method: "POST", body: { kind }, signal });

/**
 * Tells the others that somebody has a post open, and what they save is shown.
 * @returns the names of the others that have it open.
 */
export function usePresence(post: string): string[] {
	const account = useAccount().id;
	const queries = useQueryClient();
	const queryKey = ["posts", "presence", post];
	const { data } = useQuery({
		queryKey,
		queryFn: ({ signal }) => tell(post, "here", signal),
		refetchInterval: BEAT,
		// Who has left the tab open in the background is still there.
		refetchIntervalInBackground: true,
		gcTime: 0,
	});
	usePresenceEvents((event) => {
		if (event.post !== post || event.account === account) return;
		if (event.kind === "saved") queries.invalidateQueries({ queryKey: postKey(post) });
		queries.setQueryData<PresentAnswer>(queryKey, (before = { others: [] }) => {
			const others = before.others.filter((one) => one.account !== event.account);
			return { others: event.kind === "gone" ? others : [...others, event] };
		});
	});
	useEffect(
		() => () => {
			// If it is lost, the server forgets by itself.
			tell(post, "gone").catch(() => undefined);
		},
		[post],
	);
	return (data?.others ?? []).map(({ name }) => name);
}
