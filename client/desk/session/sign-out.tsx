import { Anchor, List, Text } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useState } from "react";
import { Link } from "react-router-dom";
import { request } from "../api/request.ts";
import { drafts } from "../drafts/kept-drafts.ts";
import { useCopy } from "../language/language.tsx";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { useChange } from "../parts/use-change.ts";
import { isSignedOut, sessionQuery, useAccount } from "./session.tsx";
import { forgetTexts, textsOf } from "./tab-texts.ts";

const SignOutContext = createContext<() => void>(() => undefined);

/** Ends the session after sending all drafts; asks first if that is not possible. */
export const useSignOut = (): (() => void) => use(SignOutContext);

/** Gives its children `useSignOut`, and asks its question. */
export function SignOut({ children }: { children: ReactNode }) {
	const { session, frame, posts } = useCopy();
	const { leaving: copy } = session;
	const account = useAccount();
	const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
	const signOut = useEndSession(account.id);
	const close = () => setUnsent([]);
	useWindowEvent("beforeunload", (event) => {
		if (textsOf(account.id).some(({ isInTab }) => isInTab)) event.preventDefault();
	});
	const start = async () => {
		const places: Record<string, Unsent> = {
			reply: { title: copy.reply, to: "/leads/" },
			note: { title: copy.note, to: "/leads/" },
			cover: { title: posts.pictures.cover, to: "/posts/" },
			site: { title: frame.site, to: "/site#" },
		};
		const texts = textsOf(account.id).flatMap(({ kind, about }) => {
			const place = places[kind];
			return place ? [{ ...place, to: place.to + about }] : [];
		});
		const found = [...(await unsentPosts(account.id)), ...texts];
		if (found.length > 0) setUnsent(found);
		else signOut.mutate();
	};
	return (
		<SignOutContext value={start}>
			{children}
			{unsent.length > 0 && (
				<ConfirmDialog
					title={copy.title}
					button={copy.button}
					color="red"
					loading={signOut.isPending}
					onClose={close}
					startsAtCancel
					onConfirm={() => signOut.mutate(undefined, { onError: close })}
				>
					<Text>{copy.text}</Text>
					<List>
						{unsent.map(({ title, to }) => (
							<List.Item key={to + title}>
								<Anchor component={Link} to={to} onClick={close}>
									<bdi>{title}</bdi>
								</Anchor>
							</List.Item>
						))}
					</List>
				</ConfirmDialog>
			)}
		</SignOutContext>
	);
}

/** A text that would be lost, and where it can be finished. */
interface Unsent {
	title: string;
	to: string;
}

/** Sends the posts that were typed. @returns those that the server does not have. */
async function unsentPosts(account: string): Promise<Unsent[]> {
	await drafts.refresh();
	const unsaved = drafts.unsaved(account);
	if (unsaved.length === 0) return [];
	const left = await import("../drafts/send-drafts.ts")
		.then(({ sendDrafts }) => sendDrafts(account, true))
		// Without a network not even the code for it arrives.
		.catch(() => unsaved);
	return left.map(({ post, draft }) => ({
		title: draft.text.title || draft.base.post.title,
		to: `/posts/${post}`,
	}));
}

function useEndSession(account: string) {
	const queries = useQueryClient();
	return useChange(
		() =>
			request("/session", { method: "DELETE", anonymous: true }).catch((error: unknown) => {
				// The session has ended already.
				if (!isSignedOut(error)) throw error;
			}),
		{
			done() {
				drafts.forget(account);
				forgetTexts();
				queries.setQueryData(sessionQuery.queryKey, null);
				// The session's own query stays: it is what shows the sign-in.
				queries.removeQueries({
					predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0],
				});
			},
			toastsErrors: true,
		},
	);
}
