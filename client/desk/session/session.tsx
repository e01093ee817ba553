import { useLocalStorage } from "@mantine/hooks";
import { Notifications } from "@mantine/notifications";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from "react";
import type { Account } from "../../../shared/desk/accounts.ts";
import type { SessionAnswer } from "../../../shared/desk/session.ts";
import { isLanguage, type Language } from "../../../shared/languages.ts";
import { DeskProblem, onSessionEnd, request } from "../api/request.ts";
import { drafts } from "../drafts/kept-drafts.ts";
import { browserLanguage, LanguageProvider } from "../language/language.tsx";
import { forgetTexts } from "./tab-texts.ts";

const SignInPage = lazy(() =>
	import("./sign-in-page.tsx").then(({ SignInPage }) => ({ default: SignInPage })),
);
const loadSignInAgain = () =>
	import("./sign-in-again.tsx").then(({ SignInAgain }) => ({ default: SignInAgain }));
const SignInAgain = lazy(loadSignInAgain);
const RequiredSecondFactor = lazy(() =>
	import("./required-second-factor.tsx").then(({ RequiredSecondFactor }) => ({
		default: RequiredSecondFactor,
	})),
);

/** ms after which the first view is there, and the sign-in for a session that ends is loaded. */
const FIRST_VIEW = 3_000;

export const isSignedOut = (error: unknown) => error instanceof DeskProblem && error.status === 401;

/** The signed-in account; null if there is none. */
export const sessionQuery = queryOptions({
	queryKey: ["session"],
	queryFn: ({ signal }) =>
		request<SessionAnswer>("/session", { signal, anonymous: true }).catch((error: unknown) => {
			if (isSignedOut(error)) return null;
			throw error;
		}),
	staleTime: Number.POSITIVE_INFINITY,
});

const AccountContext = createContext<Account | undefined>(undefined);

/** The account that is signed in. @throws outside of Session. */
export function useAccount(): Account {
	const account = use(AccountContext);
	if (!account) throw new Error("useAccount needs Session above it");
	return account;
}

/**
 * Shows its children to a person who is signed in, in the account's language and time zone, and the sign-in
 * to anyone else. When the session ends later, the children stay and the password is asked for above them.
 */
export function Session({ children }: { children: ReactNode }) {
	const { data: session, error } = useQuery(sessionQuery);
	const again = useSignInAgain(session?.account.id);
	useSendDrafts(session?.account.id);
	const lastLanguage = useLastLanguage(session?.account.language);

	if (session === undefined) {
		if (error) throw error;
		return null;
	}
	if (session === null) {
		return (
			<LanguageProvider language={lastLanguage}>
				<SignInPage />
			</LanguageProvider>
		);
	}
	const { account, secondFactorRequired } = session;
	return (
		<LanguageProvider language={account.language} timeZone={account.timeZone}>
			<AccountContext value={account}>
				<Notifications position="bottom-center" autoClose={5000} />
				{secondFactorRequired ? <RequiredSecondFactor /> : children}
				{again && (
					<Suspense>
						<SignInAgain email={account.email} onSignedIn={again} />
					</Suspense>
				)}
			</AccountContext>
		</LanguageProvider>
	);
}

/** The language of the account; without one that of the account before, or the browser's. */
function useLastLanguage(own: Language | undefined): Language {
	const [last, setLast] = useLocalStorage<string>({
		key: "desk-language",
		getInitialValueInEffect: false,
	});
	useEffect(() => {
		if (own) setLast(own);
	}, [own, setLast]);
	return own ?? (isLanguage(last) ? last : browserLanguage());
}

/** @returns the function to call after signing in again, while requests wait for it. */
function useSignInAgain(id: string | undefined) {
	const queries = useQueryClient();
	const [waiting, setWaiting] = useState<(() => void)[]>([]);

	useEffect(() => {
		if (id === undefined) return;
		return onSessionEnd(
			() => new Promise<void>((resolve) => setWaiting((before) => [...before, resolve])),
		);
	}, [id]);

	useEffect(() => {
		if (id === undefined) return;
		// When the session ends, an upgrade may have removed this version's scripts.
		const timer = setTimeout(() => void loadSignInAgain().catch(() => undefined), FIRST_VIEW);
		return () => clearTimeout(timer);
	}, [id]);

	if (waiting.length === 0) return undefined;
	return (session: SessionAnswer) => {
		// Another person must not see the pages this one had open.
		if (session.account.id !== id) return window.location.assign("/desk");
		queries.setQueryData(sessionQuery.queryKey, session);
		for (const resume of waiting) resume();
		setWaiting([]);
	};
}

/** ms between two tries to send drafts that no editor has open. */
const RETRY = 60_000;

/** Sends drafts left by a closed tab or a lost network. */
function useSendDrafts(id: string | undefined): void {
	useEffect(() => {
		if (id === undefined) return;
		// Another person's notes go as soon as somebody else has signed in.
		forgetTexts(id);
		const send = async () => {
			// Other tabs may have left something since.
			await drafts.refresh();
			if (drafts.unsaved(id).every(({ flush }) => flush)) return;
			const { sendDrafts } = await import("../drafts/send-drafts.ts");
			await sendDrafts(id);
		};
		// A draft that cannot be sent stays where it is until the next try.
		const start = () => void send().catch(() => undefined);
		start();
		const timer = setInterval(start, RETRY);
		window.addEventListener("online", start);
		return () => {
			clearInterval(timer);
			window.removeEventListener("online", start);
		};
	}, [id]);
}
