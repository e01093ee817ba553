import { useSyncExternalStore } from "react";
import { type Draft, isChanged } from "../drafts/draft.ts";
import { drafts } from "../drafts/kept-drafts.ts";
import { useAccount } from "../session/session.tsx";

/** The draft of a post. `read` answers with the newest one, also where the component is unmounted. */
export function useDraft(post: string) {
	const account = useAccount().id;
	const read = () => drafts.read(account, post);
	return {
		draft: useSyncExternalStore(drafts.subscribe, read),
		read,
		keep: (draft: Draft | undefined) =>
			drafts.keep(account, post, draft, draft !== undefined && isChanged(draft)),
		/** Whether what was typed would be lost with the tab. */
		isAtRisk: () => drafts.isAtRisk(account, post),
		/** Says that an editor is there to save it (`createDrafts`). @returns a function that ends it. */
		opened: (flush: () => Promise<unknown>) => drafts.opened(account, post, flush),
	};
}
