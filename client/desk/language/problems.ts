import type { AccountsProblem } from "../api/accounts.ts";
import { DeskProblem } from "../api/request.ts";
import type { PasswordProblem, SessionProblem } from "../api/session.ts";
import { useSpeech } from "./language.tsx";

/** What went wrong with a request, whether something was lost, and what to do. */
export type ProblemCopy = Record<
	SessionProblem | AccountsProblem | PasswordProblem,
	string
> & {
	offline: string;
	server: string;
	/** @param wait such as `2 minutes`. */
	wait: (wait: string) => string;
};

/** Turns what a request threw into words for the reader. */
export function useProblemText(): (error: unknown) => string {
	const { copy, format } = useSpeech();
	return (error) => {
		const { problems } = copy;
		if (!(error instanceof DeskProblem)) return problems.server;
		if (error.code === "too_many" && error.retryAfter) {
			return problems.wait(format.duration(error.retryAfter * 1000));
		}
		const known: Record<string, unknown> = problems;
		const text = known[error.code];
		return typeof text === "string" ? text : problems.server;
	};
}
