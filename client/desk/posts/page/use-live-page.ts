import { useEffect, useRef, useState } from "react";
import { DeskProblem, requestFile } from "../../api/request.ts";
import type { PostEditor } from "../use-editor.ts";

/** ms after the last key, and between two requests: the server renders 60 pages a minute for an account. */
const PAUSE = 700;
const LEAST_GAP = 1_500;

/** The fields that the page shows. */
const SHOWN = ["title", "excerpt", "content", "author", "author_bio", "category", "tags"] as const;

/** The HTML of a post's page as it is typed; the last one stays while the next is on its way. */
export function useLivePage({ stored, post }: Pick<PostEditor, "stored" | "post">) {
	const [html, setHtml] = useState<string>();
	const [error, setError] = useState<Error | null>(null);
	const [retries, setRetries] = useState(0);
	const last = useRef(0);
	const typed = JSON.stringify(Object.fromEntries(SHOWN.map((name) => [name, post[name]])));
	// A title that is being typed anew is none for a moment.
	const isReady = post.title.trim() !== "";
	const pictures = JSON.stringify(stored.pictures);

	// biome-ignore lint/correctness/useExhaustiveDependencies: pictures and retries ask again.
	useEffect(() => {
		if (!isReady) return;
		const aborting = new AbortController();
		const { signal } = aborting;
		let retry: ReturnType<typeof setTimeout>;
		const ask = async () => {
			last.current = Date.now();
			try {
				const body = { post: JSON.parse(typed) };
				const file = await requestFile(`/posts/${stored.id}/page`, {
					method: "POST",
					body,
					signal,
				});
				setHtml(await file.text());
				setError(null);
			} catch (problem) {
				if (signal.aborted) return;
				setError(problem instanceof Error ? problem : new Error(String(problem)));
				const wait = problem instanceof DeskProblem ? problem.retryAfter : undefined;
				if (wait) retry = setTimeout(() => setRetries((before) => before + 1), wait * 1_000);
			}
		};
		const isFirst = last.current === 0;
		const gap = last.current + LEAST_GAP - Date.now();
		const timer = setTimeout(ask, isFirst ? 0 : Math.max(PAUSE, gap));
		return () => {
			clearTimeout(timer);
			clearTimeout(retry);
			aborting.abort();
		};
	}, [stored.id, typed, pictures, isReady, retries]);

	return { html, error };
}
