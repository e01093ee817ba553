import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { drafts, lockOf } from "../drafts/kept-drafts.ts";
import { useCopy } from "../language/language.tsx";
import { focusMain } from "../parts/focus-main.ts";
import { Loading } from "../parts/loading.tsx";
import { Notice } from "../parts/notice.tsx";
import { useAccount } from "../session/session.tsx";
import { changesDone, postKey } from "./use-posts.ts";

/** Shows its children in one tab of an account at a time: two would save each other's half texts. */
export function OneTab({ post, children }: { post: string; children: ReactNode }) {
	const { elsewhere: copy } = useCopy().posts;
	const { state, take } = useLock(post);
	if (state === "here") return children;
	if (state === "asked") return <Loading />;
	return (
		<Notice isPage title={copy.title} text={copy.text}>
			<Button onClick={take}>{copy.take}</Button>
		</Notice>
	);
}

function useLock(post: string) {
	const account = useAccount().id;
	const queries = useQueryClient();
	const [state, setState] = useState<"asked" | "here" | "elsewhere">("asked");
	/** How often a person has asked for the post. */
	const [taken, setTaken] = useState(0);

	useEffect(() => {
		const name = lockOf(account, post);
		// Without HTTPS a browser has no locks.
		if (!name) return setState("here");
		const left = new AbortController();
		const { signal } = left;
		const isLeft = new Promise<void>((resolve) => {
			// The editor's last requests must arrive first.
			signal.addEventListener("abort", () =>
				queueMicrotask(() => void changesDone(queries, post).then(resolve)),
			);
		});
		const hold = async (wasElsewhere: boolean) => {
			// Another tab may have kept and saved something since.
			await drafts.refresh();
			if (wasElsewhere) queries.removeQueries({ queryKey: postKey(post) });
			if (signal.aborted) return;
			setState("here");
			await isLeft;
		};
		const ask = async (isTaken: boolean): Promise<void> => {
			await navigator.locks.request(
				name,
				isTaken ? { steal: true } : { ifAvailable: true },
				(lock) => lock && hold(isTaken),
			);
			if (signal.aborted) return;
			setState("elsewhere");
			await navigator.locks.request(name, { signal }, () => hold(true));
		};
		void ask(taken > 0).catch((error: unknown) => {
			if (signal.aborted) return;
			if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
			// Another tab has taken it, and goes on with what this one has kept. It stays there until a person asks
			// for it here: while the other one reloads, nobody holds it.
			drafts.leave(account, post);
			setState("elsewhere");
		});
		return () => left.abort();
	}, [account, post, taken, queries]);

	return {
		state,
		take() {
			setTaken((before) => before + 1);
			// The button goes.
			focusMain();
		},
	};
}
