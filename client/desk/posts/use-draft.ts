import { useDebouncedCallback, useWindowEvent } from "@mantine/hooks";
import { useRef, useState } from "react";
import type { PostAnswer } from "../api/posts.ts";
import { useAccount } from "../session/session.tsx";

/** What has been typed and not saved, with the version that it changes. */
export type Draft = Pick<PostAnswer, "version" | "post">;

/** ms without a key press after which the draft is kept. */
const TYPING = 300;

/**
 * The unsaved changes of a post. They stay in this tab when it is reloaded or shows another page, and the
 * browser asks before it closes the tab.
 */
export function useDraft(id: string) {
	const key = `desk-post ${useAccount().id} ${id}`;
	const [draft, setDraft] = useState(() => read(key));
	const latest = useRef(draft);
	const write = useDebouncedCallback(
		() => {
			if (latest.current) sessionStorage.setItem(key, JSON.stringify(latest.current));
			else sessionStorage.removeItem(key);
		},
		{ delay: TYPING, flushOnUnmount: true },
	);
	useWindowEvent("beforeunload", (event) => {
		write.flush();
		if (latest.current) event.preventDefault();
	});
	return {
		draft,
		/** Also what was typed since the last render. */
		latest: () => latest.current,
		keep(next: Draft | undefined) {
			latest.current = next;
			setDraft(next);
			write();
		},
	};
}

function read(key: string): Draft | undefined {
	const kept = sessionStorage.getItem(key);
	return kept === null ? undefined : JSON.parse(kept);
}
