import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { DeskProblem, requestFile } from "../../api/request.ts";
import type { PostEditor } from "../use-editor.ts";

/** ms after the last key: the server renders 60 pages a minute for an account (server/desk/limits.ts). */
const PAUSE = 1_500;

/** The fields that the page shows. */
const SHOWN = ["title", "excerpt", "content", "author", "author_bio", "category", "tags"] as const;

/** Seconds to wait after the rate limit has refused a page; undefined for any other error. */
const retryAfter = (error: Error) => (error instanceof DeskProblem ? error.retryAfter : undefined);

/** The HTML of a post's page as it is typed; the last one stays while the next is on its way. */
export function useLivePage({ stored, post }: Pick<PostEditor, "stored" | "post">) {
	const typed = JSON.stringify(Object.fromEntries(SHOWN.map((name) => [name, post[name]])));
	const [latest] = useDebouncedValue(typed, PAUSE);
	const shown = JSON.parse(latest);
	const page = useQuery({
		queryKey: ["post-page", stored.id, latest, stored.pictures],
		queryFn: async ({ signal }) => {
			const file = await requestFile(`/posts/${stored.id}/page`, {
				method: "POST",
				body: { post: shown },
				signal,
			});
			return file.text();
		},
		// The title is empty for a moment while it is retyped.
		enabled: shown.title.trim() !== "",
		placeholderData: keepPreviousData,
		retry: (_, error) => retryAfter(error) !== undefined,
		retryDelay: (_, error) => 1_000 * (retryAfter(error) ?? 0),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});
	return { html: page.data, error: page.error ?? page.failureReason };
}
