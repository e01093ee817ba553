import { useCopy } from "../language/language.tsx";

/** Puts into words why a mail was not sent (server/mail/transport.ts and sending.ts name the reasons). */
export function useMailError(): (error: string) => string {
	const { errors } = useCopy().mails;
	return (error) => {
		const [, answer] = /^answered (.+)$/.exec(error) ?? [];
		if (answer) return errors.answered(answer.replace(/ to (.+)$/, " ($1)"));
		const [, detail] = /^no connection \((.+)\)$/.exec(error) ?? [];
		if (detail) return errors.unreachable(detail);
		const [, seconds] = /^no answer within (.+) s$/.exec(error) ?? [];
		if (seconds) return errors.slow(seconds);
		const others: Record<string, string> = {
			"too old": errors.old,
			"no longer wanted": errors.unwanted,
		};
		return others[error] ?? errors.failed;
	};
}
