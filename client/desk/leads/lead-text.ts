import type { Lead, LeadRow } from "../../../shared/desk/leads.ts";
import type { DeskCopy } from "../language/desk-copy.ts";
import type { Format } from "../language/format.ts";
import { useCopy } from "../language/language.tsx";
import type { Tone } from "../parts/status.tsx";
import { replyFrom } from "./templates.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The text and colour of a lead's due time; undefined if no answer is due. */
export function dueOf(
	{ dueAt, answeredAt, state }: Pick<LeadRow, "dueAt" | "answeredAt" | "state">,
	now: number,
	copy: DeskCopy["leads"]["due"],
	format: Format,
): { tone: Tone; text: string } | undefined {
	const until = answeredAt ? new Date(answeredAt).getTime() : now;
	const left = dueAt ? new Date(dueAt).getTime() - until : 0;
	const time = format.spell(Math.max(Math.abs(left), MINUTE));
	if (answeredAt) {
		return left < 0
			? { tone: "due", text: copy.answeredLate(time) }
			: { tone: "done", text: copy.answered };
	}
	if (!dueAt || state === "quarantined") return undefined;
	if (left < 0) return { tone: "overdue", text: copy.overdue(time) };
	const tone = left < DAY ? "due" : "neutral";
	return { tone, text: copy.left(time) };
}

/** By when an answer is promised: `Report due: 24 November 2026 at 18:05`. */
export const dueTitle = (
	{ form }: Pick<LeadRow, "form">,
	exact: string,
	{ report, answer }: DeskCopy["leads"]["due"],
): string => `${form === "privacy_request" ? answer : report}: ${exact}`;

/** How the inbox names a lead: by the person, the firm or the address. */
export const leadName = ({
	name,
	company,
	email,
}: Pick<LeadRow, "name" | "company" | "email">): string => name ?? company ?? email;

/** How a toast or a question names leads: the person, or how many. */
export function useWho(): (leads: readonly LeadRow[]) => string {
	const { leads: copy } = useCopy();
	return (leads) =>
		leads.length === 1 && leads[0] ? leadName(leads[0]) : copy.count(leads.length);
}

/** Why the last call of the webhook failed, from the receiver's answer. */
export function causeOf(
	attempt: { status: number | null; error: string | null } | undefined,
): keyof DeskCopy["leads"]["failure"]["causes"] {
	const status = attempt?.status;
	if (!status) return "unreachable";
	if (status === 414 || status === 431) return "too_long";
	if (status === 410) return "gone";
	if (status === 404) return "missing";
	return status >= 400 && status < 500 ? "refused" : "broken";
}

/** A path of the site that a visitor's browser named; another text is no link. */
export const isPath = (page: string): boolean => /^\/(?![/\\])/.test(page);

export const mailTo = (email: string): string =>
	`mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;

/** The `mailto:` URL of a reply, with the message quoted. @param sender who signs it. */
export function replyTo(
	lead: Pick<Lead, "email" | "name" | "company" | "language" | "message">,
	sender: string,
	site: string,
): string {
	const { subject, text } = replyFrom("thanks", lead, sender, site);
	// RFC 6068: line breaks are CRLF.
	const encode = (value: string) => encodeURIComponent(value.replaceAll("\n", "\r\n"));
	return `${mailTo(lead.email)}?subject=${encode(subject)}&body=${encode(text)}`;
}

/** The `mailto:` URL of one mail to several people, who do not see each other's addresses. */
export const replyToAll = (leads: readonly Pick<LeadRow, "email">[]): string =>
	`mailto:?bcc=${[...new Set(leads.map(({ email }) => encodeURIComponent(email)))].join()}`;
