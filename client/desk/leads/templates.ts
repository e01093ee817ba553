import type { Lead } from "../../../shared/desk/leads.ts";
import { REPLY_BOUNDS, type Template } from "../../../shared/desk/reply.ts";
import type { Language } from "../../../shared/languages.ts";

interface Words {
	subject: string;
	/** The subject of the mail that brings the report. */
	report: string;
	greet: (name: string) => string;
	texts: Record<Template, string>;
	end: string;
}

/** Replies in the language that the person wrote in, not in the desk's. */
const WORDS: Record<Language, Words> = {
	tr: {
		subject: "Başvurunuz",
		report: "Analiz raporunuz",
		greet: (name) => `Merhaba ${name},`,
		texts: {
			thanks: "Başvurunuz için teşekkür ederiz.",
			report:
				"Analiz raporunuz hazır. Öne çıkan üç nokta:\n\n1. \n2. \n3. \n\nSorularınız için bu e-postayı yanıtlayabilirsiniz.",
			question: "Başvurunuz için teşekkür ederiz. Raporu hazırlamadan önce bir sorumuz var:\n\n",
			blank: "",
		},
		end: "Saygılarımla",
	},
	de: {
		subject: "Ihre Anfrage",
		report: "Ihr Analysebericht",
		greet: (name) => `Guten Tag ${name},`,
		texts: {
			thanks: "vielen Dank für Ihre Anfrage.",
			report:
				"Ihr Analysebericht ist fertig. Die drei wichtigsten Punkte:\n\n1. \n2. \n3. \n\nWenn Sie Fragen haben, antworten Sie einfach auf diese E-Mail.",
			question:
				"vielen Dank für Ihre Anfrage. Bevor wir den Bericht schreiben, haben wir eine Frage:\n\n",
			blank: "",
		},
		end: "Mit freundlichen Grüßen",
	},
	en: {
		subject: "Your enquiry",
		report: "Your report",
		greet: (name) => `Hello ${name},`,
		texts: {
			thanks: "thank you for your enquiry.",
			report:
				"your report is ready. The three points that matter most:\n\n1. \n2. \n3. \n\nIf you have questions, just reply to this email.",
			question: "thank you for your enquiry. Before we write the report, we have one question:\n\n",
			blank: "",
		},
		end: "Kind regards",
	},
};

/**
 * A reply to a lead: the first quotes the message, a later one continues the thread.
 * @param sender who signs it. @param before the subject of the reply before it.
 */
export function replyFrom(
	template: Template,
	lead: Pick<Lead, "name" | "language" | "message">,
	sender: string,
	site: string,
	before?: string,
): { subject: string; text: string } {
	const { greet, texts, end, ...words } = WORDS[lead.language ?? "en"];
	const subject = template === "report" ? words.report : words.subject;
	const quoted = before === undefined && lead.message?.replaceAll(/^/gm, "> ");
	return {
		subject:
			before === undefined
				? [subject, site].filter(Boolean).join(" – ")
				: `Re: ${before.replace(/^re: /i, "")}`.slice(0, REPLY_BOUNDS.subject),
		text: [
			greet(lead.name ?? "").replace(" ,", ","),
			texts[template],
			"",
			`${end}\n${sender}\n${site}`,
			...(quoted ? [quoted] : []),
		].join("\n\n"),
	};
}

/** The text of an unedited template as it is sent: without the empty lines for typing. */
export const withoutGap = (text: string): string => text.replaceAll(/\n{3,}/g, "\n\n");

/** The closing words of a reply, and what is above them. */
const CLOSING = new RegExp(
	`\\n+(?:${Object.values(WORDS)
		.map(({ end }) => end)
		.join("|")})\\n`,
);

/** A numbered point without a text, as the report's template has them. */
const EMPTY_POINT = /(?<=^[1-9]\.[ \t]*)$/m;

/** Whether a point of the report is still to be written. In other replies a line may end with a date. */
export const hasEmptyPoint = (template: Template, text: string): boolean =>
	template === "report" && EMPTY_POINT.test(text);

/** Where writing goes on in a reply: its first empty point or line, else above its closing words or at its end. */
export function gapIn(text: string): number {
	const point = text.search(EMPTY_POINT);
	const gap = point < 0 ? text.search(/(?<=\n\n)$/m) : point;
	const end = gap < 0 ? text.search(CLOSING) : gap;
	return end < 0 ? text.length : end;
}
