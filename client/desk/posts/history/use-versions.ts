import { useQuery } from "@tanstack/react-query";
import type { VersionsAnswer } from "../../../../shared/desk/post-history.ts";
import type { PostFields } from "../../../../shared/desk/posts.ts";
import { request } from "../../api/request.ts";

/** The earlier texts of a post, the newest first. */
export const useVersions = (post: string) =>
	useQuery({
		queryKey: ["posts", "versions", post],
		queryFn: ({ signal }) => request<VersionsAnswer>(`/posts/${post}/versions`, { signal }),
		// What was saved since is in it.
		staleTime: 0,
	});

/** The fields of an earlier text. @param version undefined: none is chosen. */
export const useVersion = (post: string, version: number | undefined) =>
	useQuery({
		queryKey: ["posts", "versions", post, version],
		queryFn: ({ signal }) =>
			request<{ post: PostFields }>(`/posts/${post}/versions/${version}`, { signal }),
		enabled: version !== undefined,
	});
