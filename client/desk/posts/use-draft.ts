import { useSyncExternalStore } from "react";
import { useAccount } from "../session/session.tsx";
import { drafts } from "../session/tab-drafts.ts";
import { type Draft, isChanged } from "./draft.ts";

/** The draft of a post. `read` answers with the newest one, also where the component is unmounted. */
export function useDraft(post: string) {
	const account = useAccount().id;
	const read = () => drafts.read(account, post);
	return {
		draft: useSyncExternalStore(drafts.subscribe, read),
		read,
		keep: (draft: Draft | undefined) =>
			drafts.keep(account, post, draft, draft !== undefined && isChanged(draft)),
	};
}
