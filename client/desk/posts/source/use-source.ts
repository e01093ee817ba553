import { queryOptions, useQuery } from "@tanstack/react-query";
import type { SourceAnswer } from "../../../../shared/desk/post-source.ts";
import { request } from "../../api/request.ts";
import { useChange } from "../../parts/use-change.ts";

/** ms between two readings of the source, while it stands beside its translation. */
const READ_AGAIN = 15_000;

/** The original of a translation. */
export const useSource = (post: string) => useQuery(sourceQuery(post));

export const sourceQuery = (post: string) =>
	queryOptions({
		queryKey: ["posts", "source", post],
		queryFn: ({ signal }) => request<SourceAnswer>(`/posts/${post}/source`, { signal }),
		// Somebody may be writing in it.
		staleTime: 0,
		refetchInterval: READ_AGAIN,
	});

/** Marks the translation as up to date with its source. */
export function useSeeSource(post: string) {
	return useChange(
		(version: string) => request(`/posts/${post}/source`, { method: "PUT", body: { version } }),
		{ reads: ["posts"] },
	);
}
