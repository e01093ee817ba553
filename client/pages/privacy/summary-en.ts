import type { LegalSummary } from "../../parts/legal/copy.ts";
import { controllerBlocks } from "../../parts/legal/identity.ts";
import { isInTurkey, type PolicyFacts, serviceName } from "./facts.ts";

/** The information required by Art. 13 GDPR, in English. */
export const summaryEn = (facts: PolicyFacts): LegalSummary => {
	const { operator, analytics, newsletter, receivers, mail } = facts;
	const google = analytics?.provider === "ga4";
	return {
		title: "Privacy in short",
		lead: "The key points about your data on {site}, in line with Art.\u00a013 of the GDPR. The full text follows in Turkish; we will answer your questions in English. Last updated 10\u00a0October\u00a02025.",
		blocks: [
			...(operator
				? controllerBlocks(operator, "en")
				: [
						{
							terms: [
								{
									term: "Controller",
									text: "The publisher of {site}. You can reach them with the form below.",
								},
							],
						},
					]),
			{
				terms: [
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
						term: "What data",
						text: `What you enter in a form: name, email address, company and message, with the time, page and language. When you open a page, your IP address and technical details of your browser; these are not logged. To prevent abuse, we count how many requests come from an IP address over ten minutes, using a digest of the address that cannot be reversed.${analytics ? " Details of your visit, if it is counted." : " Visits are not counted."}`,
					},
					{
						term: "Purposes",
						text: `To answer your request and write the analysis report, to run the site securely, to comply with legal obligations${newsletter ? ", to send the newsletter" : ""}${analytics ? ", to measure how the site is used" : ""}.`,
					},
					{
						term: "Legal basis",
						text: `Steps taken at your request before entering into a contract (Art.\u00a06(1)(b) GDPR), legal obligations (c), and our legitimate interests in following up and in running the site securely${analytics && !google ? ", and in measuring without cookies" : ""} (f).${consent(google, newsletter)}`,
					},
					{
						term: "Recipients",
						text: `The controller’s automation system, which handles requests, and our hosting${mail ? ", email" : ""} and database providers as processors.${receivers.length > 0 ? ` In detail: ${receivers.join("; ")}.` : ""}${analytics ? ` ${serviceName(analytics)} counts visits.` : ""} Your data is not sold.`,
					},
					{
						term: "Transfers to other countries",
						text: `${isInTurkey(operator) ? "The controller is based in Turkey. What you enter in a form goes directly to it and may be processed there as well. The GDPR applies to it" : "What you enter in a form goes directly to the controller. If it is based in Turkey or elsewhere outside the EU and EEA, your data may be processed there as well, and the GDPR applies to the controller"} under Art.\u00a03(2). The EU Commission has made no adequacy decision for Turkey. Data goes on to recipients in third countries only where an adequacy decision (Art.\u00a045), standard contractual clauses (Art.\u00a046) or a derogation (Art.\u00a049 GDPR) allows it. Ask us for a copy of the safeguards.`,
					},
					{ term: "How long we keep it", text: retention(facts) },
					{
						term: "Cookies",
						text: `${
							google
								? "Google Analytics sets cookies only after you have agreed. Your browser remembers your choice (localStorage), and you can withdraw your consent at the bottom of every page. The site sets no other cookies."
								: "The site sets no cookies."
						} Until you close the tab, your browser remembers how far you have scrolled and what you have typed into a form you have not sent yet (sessionStorage). Both stay in your browser unless you send the form.`,
					},
					{
						term: "Your rights",
						text: "Access, rectification, erasure, restriction, portability and objection (Art.\u00a015 to 21 GDPR), withdrawal of consent for the future, and a complaint to a data protection authority.",
					},
					{
						term: "What you have to provide",
						text: "You do not have to give us any data. If the required fields of a form are empty, we cannot handle your request.",
					},
					{
						term: "Automated decisions",
						text: "There are no automated decisions and no profiling (Art.\u00a022 GDPR). A person checks requests that look automated.",
					},
				],
			},
			{ page: "privacy-request", label: "Make a request about your data" },
		],
	};
};

function consent(google: boolean, newsletter: boolean): string {
	const uses = [...(google ? ["Google Analytics"] : []), ...(newsletter ? ["the newsletter"] : [])];
	return uses.length > 0 ? ` For ${uses.join(" and ")} your consent (a).` : "";
}

const newsletterRetention = (kept: PolicyFacts["retention"]): string =>
	`Newsletter sign-ups that are not confirmed are erased after 48\u00a0hours. The record of your consent and of your unsubscribing is erased ${kept ? `${kept.days} days after you unsubscribe` : "once it is no longer needed as proof"}.`;

function retention({ retention: kept, backupDays, newsletter, mail }: PolicyFacts): string {
	const live =
		kept === undefined
			? "Requests are erased once they have been dealt with and any conversation that follows has ended."
			: `Requests are erased from the database ${kept.days} days after they are passed to the automation system; those answered without being passed on, ${kept.days} days after the answer. Requests that were held back or could not be passed on are erased ${kept.days} days after the controller has seen them, and unseen ones ${Math.max(kept.days, kept.unseenDays)} days after they arrive.`;
	const all = newsletter && mail ? `${live} ${newsletterRetention(kept)}` : live;
	if (backupDays === undefined) return all;
	return `${all} Backups are kept ${backupDays === 0 ? "until the controller erases them" : `for at most ${backupDays} days`}.`;
}
