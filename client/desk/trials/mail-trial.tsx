import type { MailsAnswer } from "../api/mails.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { useMailError } from "../mails/words.ts";
import { useAccount } from "../session/session.tsx";
import { Trial } from "./trial.tsx";

/** Sends a mail to one's own address, and says whether the mail server took it. */
export function MailTrial() {
	const { mail: copy } = useCopy().trials;
	const { email } = useAccount();
	const inWords = useMailError();
	return (
		<Trial
			label={copy.button}
			start={() => request("/mails/test", { method: "POST" })}
			read={async (id) => {
				const { mails } = await request<MailsAnswer>("/mails");
				const mail = mails.find((listed) => listed.id === id);
				if (mail?.state === "sent") {
					return { isGood: true, text: copy.sent(email) };
				}
				if (!mail?.error) return undefined;
				return { isGood: false, text: copy.failed(inWords(mail.error)) };
			}}
		/>
	);
}
