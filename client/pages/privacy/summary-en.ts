import type { LegalSummary } from "../../parts/legal/copy.ts";
import { identityTerms } from "../../parts/legal/identity.ts";
import { given, type PolicyFacts, serviceName } from "./facts.ts";

/** What Art. 13 GDPR asks for, in English. */
export const summaryEn = (facts: PolicyFacts): LegalSummary => {
	const { operator, analytics, newsletter, receivers, mail } = facts;
	const google = analytics?.provider === "ga4";
	return {
		title: "Privacy in short",
		lead: "What matters most about your data on {site}, as Art. 13 GDPR asks. The full text follows in Turkish.",
		blocks: [
			{
				terms: [
					...given(!operator, {
						term: "Controller",
						text: "The publisher of {site}, whom you reach with the form below.",
					}),
					...(operator ? identityTerms(operator, "en") : []),
					...(operator?.privacyContact
						? [
								{
									term: "Requests about your data",
									text: operator.privacyContact,
									href: `mailto:${operator.privacyContact}`,
								},
							]
						: []),
					{
						term: "Which data",
						text: `What you write in a form: name, email address, company and message, with the time, page and language. When you open a page, your IP address and technical details of your browser; they are not logged.${analytics ? " Details of your visit, where it is counted." : " Visits are not counted."}`,
					},
					{
						term: "Purposes",
						text: `To answer your request and write the analysis report, to run the site safely, to meet legal duties${newsletter ? ", to send the newsletter" : ""}${analytics ? ", to measure how the site is used" : ""}.`,
					},
					{
						term: "Legal basis",
						text: `Steps before a contract at your request (Art. 6(1)(b) GDPR), legal duties (c), and our legitimate interest in follow-up and in running the site safely${analytics && !google ? ", and in measuring without cookies" : ""} (f).${consent(google, newsletter)}`,
					},
					{
						term: "Receivers",
						text: `The publisher's automation system, which handles requests, and the providers of hosting${mail ? ", email" : ""} and database as processors.${receivers.length > 0 ? ` In detail: ${receivers.join("; ")}.` : ""}${analytics ? ` ${serviceName(analytics)} counts visits.` : ""} Your data is not sold.`,
					},
					{
						term: "Other countries",
						text: "Data leaves the EU only under the conditions of Art. 44 to 49 GDPR.",
					},
					{ term: "How long", text: retention(facts) },
					{
						term: "Cookies",
						text: google
							? "Google Analytics sets cookies only after you have agreed. You can withdraw your consent at the bottom of every page. The site sets no other cookies."
							: "The site sets no cookies.",
					},
					{
						term: "Your rights",
						text: "Access, rectification, erasure, restriction, portability and objection (Art. 15 to 21 GDPR), withdrawal of consent for the future, and a complaint to a data protection authority.",
					},
					{
						term: "What you must give",
						text: "You need not give us any data. Without the required fields of a form we cannot handle your request.",
					},
					{
						term: "Automated decisions",
						text: "There are no automated decisions and no profiling (Art. 22 GDPR). A person checks requests that look as if a program had sent them.",
					},
				],
			},
			{ page: "privacy-request", label: "Make a request about your data" },
		],
	};
};

function consent(google: boolean, newsletter: boolean): string {
	const uses = [
		...(google ? ["Google Analytics"] : []),
		...(newsletter ? ["the newsletter"] : []),
	];
	return uses.length > 0 ? ` For ${uses.join(" and ")} your consent (a).` : "";
}

const NEWSLETTER =
	"Newsletter sign-ups that are not confirmed are erased after 48 hours. After you leave, the proof of your consent is kept for a limited time only.";

function retention({
	retention: kept,
	backupDays,
	newsletter,
	mail,
}: PolicyFacts): string {
	const live =
		kept === undefined
			? "Requests are erased once they are settled and the conversation after them has ended."
			: `Requests are erased from the database ${kept.days} days after they were handed to the automation system.`;
	const all = newsletter && mail ? `${live} ${NEWSLETTER}` : live;
	if (backupDays === undefined) return all;
	return `${all} Backups are kept ${backupDays === 0 ? "until the publisher erases them" : `for at most ${backupDays} days`}.`;
}
