import { List, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useState } from "react";
import { request } from "../api/request.ts";
import { drafts } from "../drafts/kept-drafts.ts";
import { useCopy } from "../language/language.tsx";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { useChange } from "../parts/use-change.ts";
import { isSignedOut, sessionQuery, useAccount } from "./session.tsx";
import { forgetTexts } from "./tab-texts.ts";

const SignOutContext = createContext<() => void>(() => undefined);

/** Ends the session, after what was typed was sent; asks first where that is not possible. */
export const useSignOut = (): (() => void) => use(SignOutContext);

/** Gives its children `useSignOut`, and asks its question. */
export function SignOut({ children }: { children: ReactNode }) {
	const { leaving: copy } = useCopy().session;
	const account = useAccount();
	/** The titles of the posts that would lose something. */
	const [unsaved, setUnsaved] = useState<readonly string[]>([]);
	const signOut = useEndSession(account.id);
	const close = () => setUnsaved([]);
	const start = async () => {
		const titles = await unsentTitles(account.id);
		if (titles.length > 0) setUnsaved(titles);
		else signOut.mutate();
	};
	return (
		<SignOutContext value={start}>
			{children}
			{unsaved.length > 0 && (
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
						{unsaved.map((title, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and titles may repeat.
							<List.Item key={index}>
								<bdi>{title}</bdi>
							</List.Item>
						))}
					</List>
				</ConfirmDialog>
			)}
		</SignOutContext>
	);
}

/** Sends what was typed. @returns the titles of the posts whose text the server does not have. */
async function unsentTitles(account: string): Promise<string[]> {
	await drafts.refresh();
	const unsaved = drafts.unsaved(account);
	if (unsaved.length === 0) return [];
	try {
		const { sendDrafts } = await import("../drafts/send-drafts.ts");
		return await sendDrafts(account, true);
	} catch {
		// Without a network not even the code for it arrives.
		return unsaved.map(({ draft }) => draft.text.title || draft.base.post.title);
	}
}

function useEndSession(account: string) {
	const queries = useQueryClient();
	return useChange(
		() =>
			request("/session", { method: "DELETE", anonymous: true }).catch((error: unknown) => {
				// It has ended already.
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
				return undefined;
			},
			toastsErrors: true,
		},
	);
}
