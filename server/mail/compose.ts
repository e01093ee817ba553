import { type Letter, renderLetter, renderReply } from "./letter.ts";
import {
	confirmationLetter,
	digestLetter,
	leadLetter,
	linkLetter,
	type Sending,
} from "./letters.ts";
import type { MailOutbox, WaitingMail } from "./outbox.ts";
import type { Mail } from "./transport.ts";

type Subscriber = Pick<NonNullable<WaitingMail["subscription"]>, "id" | "language">;

/** Makes the links of the newsletter's mails. */
export interface NewsletterLinks {
	confirm(subscriber: Subscriber): Promise<string>;
	/** Opens a page that asks once more. */
	leave(subscriber: Subscriber): Promise<string>;
	/** Takes a POST without further questions (RFC 8058). */
	leaveAtOnce(subscriber: Subscriber): Promise<string>;
}

/** RFC 3834: no answering machine answers these mails. */
const GENERATED = { "Auto-Submitted": "auto-generated" };
const REPLIED = { "Auto-Submitted": "auto-replied" };

/** The mail to send now; undefined if it is no longer needed. */
export async function compose(
	mail: WaitingMail,
	sending: Sending,
	{ readDigest }: Pick<MailOutbox, "readDigest">,
	links: NewsletterLinks,
): Promise<Mail | undefined> {
	const { id, kind, account, lead, subscription, link, reply } = mail;
	const mailTo = (to: string, letter: Letter, more: Partial<Mail> = {}): Mail => ({
		id,
		to,
		headers: GENERATED,
		...renderLetter(letter),
		...more,
	});
	switch (kind) {
		case "lead": {
			if (!account?.readsLeads || !lead) return undefined;
			const letter = leadLetter(lead, account, sending);
			return mailTo(account.email, letter, { replyTo: lead.email });
		}
		case "digest": {
			if (!account?.readsLeads) return undefined;
			const day = await readDigest(mail);
			// Answered, discarded or erased since the digest was written.
			if (day.count === 0 && day.overdue === 0) return undefined;
			return mailTo(account.email, digestLetter(day, account, sending));
		}
		case "confirmation":
			if (!lead) return undefined;
			return mailTo(lead.email, confirmationLetter(lead, sending), {
				headers: REPLIED,
				replyTo: sending.contact,
			});
		case "reply":
			if (!lead || !reply) return undefined;
			// A person wrote it, so no header says otherwise.
			return {
				id,
				to: lead.email,
				replyTo: reply.from,
				thread: reply.thread,
				...renderReply(reply, lead.language),
			};
		case "test":
			if (!account) return undefined;
			return mailTo(
				account.email,
				linkLetter(kind, `${sending.siteUrl}/desk`, account.language, sending),
			);
		case "invite":
		case "reset":
			if (!account || !link) return undefined;
			return mailTo(account.email, linkLetter(kind, link, account.language, sending));
		case "newsletter_confirm":
		case "newsletter_welcome": {
			if (!subscription) return undefined;
			const { email, language } = subscription;
			const url = await links[kind === "newsletter_confirm" ? "confirm" : "leave"](subscription);
			const oneClick = await links.leaveAtOnce(subscription);
			return mailTo(email, linkLetter(kind, url, language, sending), {
				replyTo: sending.contact,
				headers: {
					...GENERATED,
					"List-Unsubscribe": `<${oneClick}>`,
					"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
				},
			});
		}
	}
}
