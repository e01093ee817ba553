import { fill } from "../../shared/fill.ts";
import { type LeadTexts, SHORT_FIELDS } from "../../shared/forms/field-schemas.ts";
import { FIELD_TITLES } from "../../shared/forms/field-titles.ts";
import { languageName } from "../../shared/language-name.ts";
import { DEFAULT_LANGUAGE, type Language, TIME_ZONES } from "../../shared/languages.ts";
import { de } from "./copy/de.ts";
import { en } from "./copy/en.ts";
import { type MailCopy, tr } from "./copy/tr.ts";
import type { Letter } from "./letter.ts";

const copies: Record<Language, MailCopy> = { tr, de, en };

/** The forms whose leads mails are about. */
export const LEAD_FORMS = ["quick_analysis_modal", "demo_form", "privacy_request"] as const;

/** The data that all letters need. */
export interface Sending {
	siteName: string;
	siteUrl: string;
	/** An e-mail address that visitors may write to, besides answering the mail. */
	contact?: string | undefined;
}

export interface LetterLead extends LeadTexts {
	id: string;
	source: (typeof LEAD_FORMS)[number];
	language: Language | null;
	page: string | null;
	receivedAt: Date;
	/** Null if the form promises no answer by a certain time. */
	dueAt: Date | null;
}

/** A lead in a digest: without its message. */
export type DigestLead = Pick<LetterLead, "source" | "name" | "email" | "company" | "dueAt">;

interface Reader {
	language: Language;
	timeZone: string;
}

/** Date and time, such as "24 Kasım 2026 Salı 18:05". */
function time(date: Date, { language, timeZone }: Reader): string {
	const format = new Intl.DateTimeFormat(language, {
		weekday: "long",
		day: "numeric",
		month: "long",
		year: "numeric",
		hour: "2-digit",
		minute: "2-digit",
		timeZone,
		...(timeZone === "UTC" && { timeZoneName: "short" }),
	});
	// No line break between the day and the month.
	return format.format(date).replace(/(\d\.?) (?=\p{L})/u, "$1\u00a0");
}

const titleOf = ({ company, name, email }: DigestLead) => company ?? name ?? email;

/** Tells an account of a lead. */
export function leadLetter(
	lead: LetterLead,
	reader: Reader,
	{ siteName, siteUrl }: Sending,
): Letter {
	const { lead: copy, confirmation } = copies[reader.language];
	const title = fill(copy.title[lead.source], { company: titleOf(lead) });
	const facts: (readonly [string, string | null | undefined])[] = [
		// By the server's clock: the visitor's may be years off.
		[confirmation.received, time(lead.receivedAt, reader)],
		[copy.due, lead.dueAt && time(lead.dueAt, reader)],
		...SHORT_FIELDS.map((name) => [FIELD_TITLES[reader.language][name], lead[name]] as const),
		[copy.language, lead.language && languageName(lead.language, reader.language)],
		[copy.page, lead.page],
	];
	return {
		language: reader.language,
		subject: title,
		title,
		blocks: [
			{
				facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
			},
			lead.message ? { quote: lead.message } : copy.message,
		],
		link: { label: copy.open, url: `${siteUrl}/desk/leads/${lead.id}` },
		after: [copy.reply],
		footer: fill(copy.footer, { site: siteName }),
	};
}

export interface Digest {
	leads: readonly DigestLead[];
	count: number;
	overdue: number;
}

/**
 * The day's leads for an account.
 * @param day.leads the newest ones of `count`. @param day.overdue the number of all leads that are overdue.
 */
export function digestLetter(
	{ leads, count, overdue }: Digest,
	reader: Reader,
	{ siteName, siteUrl }: Sending,
): Letter {
	const { digest: copy, lead } = copies[reader.language];
	const arrived = count > 0 && fill(count === 1 ? copy.one : copy.many, { count });
	const late =
		overdue > 0 &&
		fill(overdue === 1 ? copy.overdueOne : copy.overdueMany, {
			count: overdue,
		});
	const title = arrived || late || "";
	const items = leads.map((found) => {
		const company = titleOf(found);
		const { source, dueAt } = found;
		const name =
			source === "quick_analysis_modal" ? company : fill(lead.title[source], { company });
		return dueAt ? fill(copy.item, { name, due: time(dueAt, reader) }) : name;
	});
	const more = count - items.length;
	return {
		language: reader.language,
		subject: [arrived, late].filter(Boolean).join(". "),
		title,
		blocks: [
			...(arrived && late ? [late] : []),
			...(items.length > 0 ? [{ list: items }] : []),
			...(more > 0 ? [fill(copy.more, { count: more })] : []),
		],
		link: { label: copy.open, url: `${siteUrl}/desk/leads` },
		footer: fill(lead.footer, { site: siteName }),
	};
}

/**
 * Tells a visitor that the lead was received. The mail does not repeat the visitor's texts: otherwise
 * anyone could send a text to another person through this site.
 */
export function confirmationLetter(
	lead: LetterLead,
	{ siteName, siteUrl, contact }: Sending,
): Letter {
	const language = lead.language ?? DEFAULT_LANGUAGE;
	const reader = { language, timeZone: TIME_ZONES[language] };
	const copy = copies[language].confirmation;
	const title = copy.title[lead.source];
	return {
		language,
		subject: title,
		title,
		blocks: [
			copy.greeting,
			copy.thanks[lead.source],
			{
				facts: [
					[copy.subject, copy.subjects[lead.source]],
					[copy.received, time(lead.receivedAt, reader)],
					...(lead.dueAt ? [[copy.due[lead.source], time(lead.dueAt, reader)] as const] : []),
				],
			},
			copy.next[lead.source],
			contact ? fill(copy.contact, { address: contact }) : copy.reply,
			`${siteName}\n${siteUrl}`,
		],
		footer: fill(copy.footer, { site: siteName }),
	};
}

export type LinkLetter = "invite" | "reset" | "test" | "newsletter_confirm" | "newsletter_welcome";

/** A letter whose purpose is its link. */
export function linkLetter(
	kind: LinkLetter,
	url: string,
	language: Language,
	{ siteName }: Sending,
): Letter {
	const { invite, reset, test, newsletter } = copies[language];
	const texts: Record<LinkLetter, MailCopy["invite"]> = {
		invite,
		reset,
		test,
		newsletter_confirm: newsletter.confirm,
		newsletter_welcome: newsletter.welcome,
	};
	const copy = texts[kind];
	const named = (text: string) => fill(text, { site: siteName });
	return {
		language,
		subject: named(copy.subject),
		title: named(copy.title),
		blocks: copy.text.map(named),
		link: { label: copy.link, url },
		after: copy.after.map(named),
		footer: named(copy.footer),
	};
}
