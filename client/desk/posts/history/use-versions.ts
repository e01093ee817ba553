import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PostVersion, VersionsAnswer } from "../../../../shared/desk/post-history.ts";
import type { PostFields } from "../../../../shared/desk/posts.ts";
import { request } from "../../api/request.ts";

/** The earlier texts of a post, the newest first. */
export const useVersions = (post: string) =>
	useQuery({
		queryKey: ["posts", "versions", post],
		queryFn: ({ signal }) => request<VersionsAnswer>(`/posts/${post}/versions`, { signal }),
		// Read anew at each visit, so that it has the versions saved since.
		staleTime: 0,
		gcTime: 0,
	});

const versionQuery = (post: string, version: PostVersion | undefined) =>
	queryOptions({
		// Autosave gives the same version another text and time.
		queryKey: ["posts", "versions", post, version?.id, version?.saved_at],
		queryFn: ({ signal }) =>
			request<{ post: PostFields }>(`/posts/${post}/versions/${version?.id}`, { signal }),
		enabled: version !== undefined,
	});

/** The fields of an earlier text. @param version undefined: none is chosen. */
export const useVersion = (post: string, version: PostVersion | undefined) =>
	useQuery(versionQuery(post, version));

/** The newest version that differs from the text as it is when the history opens; else the one before. */
export function useFirstChoice(
	post: string,
	versions: readonly PostVersion[] | undefined,
	differs: (fields: PostFields) => boolean,
) {
	const queries = useQueryClient();
	const ids = versions?.map(({ id }) => id) ?? [];
	return useQuery({
		queryKey: ["posts", "versions", post, "first", ...ids],
		queryFn: async () => {
			for (const version of versions ?? []) {
				const { post: fields } = await queries.fetchQuery(versionQuery(post, version));
				if (differs(fields)) return version.id;
			}
			return ids[1] ?? ids[0] ?? null;
		},
		enabled: versions !== undefined,
		// Versions saved in the meantime must not change the choice.
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});
}
