import type { Operator } from "../../../shared/operator.ts";
import type { LegalDocument } from "../../parts/legal/copy.ts";
import { identityBlocks } from "../../parts/legal/identity.ts";

/** The terms of use in English, section by section; the Turkish text is binding. */
export const translationEn = (operator?: Operator): LegalDocument => ({
	title: "Terms of use",
	lead: "These terms set out what applies to you and to the operator when you use the website published under the name {site}. You are reading a translation. The Turkish text at the end of this page is the binding one.",
	date: { label: "Effective", text: "10\u00a0October\u00a02025", iso: "2025-10-10" },
	contentsTitle: "Contents",
	sections: [
		{
			id: "acceptance",
			title: "Acceptance",
			blocks: [
				"In this text, “website” means the website published under the name {site}, “operator” means whoever publishes it, and “user” means anyone who visits or uses it.",
				...(operator ? identityBlocks(operator, "en") : []),
				"These terms apply to the use of the website. If you do not accept them, please do not use it. If you use it on behalf of a company, you confirm that you are entitled to act for that company.",
			],
		},
		{
			id: "nature-of-the-service",
			title: "Nature of the service",
			blocks: [
				"The website presents services in sales and marketing automation, customer communication, data analysis, consulting and training. It also offers blog posts and free resources. All content is for information only. It does not replace legal, financial or technical advice and is not a binding offer.",
				"The results in the case studies belong to the projects described there. They are no promise that another business will achieve the same. The scope, price and duration of a service, and the conditions of any refund, are agreed in a separate contract.",
				"A request for the quick analysis is free and commits neither side to a contract.",
			],
		},
		{
			id: "intellectual-property",
			title: "Intellectual property",
			blocks: [
				"The rights to the text, drawings, design, software and other content of the website belong to the operator or to the respective owners. The content is protected by Turkish Law No. 5846 on Intellectual and Artistic Works and Law No. 6769 on Industrial Property.",
				"You may view and print the content for yourself or for internal use in your company, and quote short passages if you name the source. You may use the free resources in your own work. Without prior written permission you may not copy the content, publish it in altered form or sell it.",
				"Company names, product names and trade marks of third parties belong to their owners.",
			],
		},
		{
			id: "duties-of-users",
			title: "Duties of users",
			blocks: [
				"When you use the website, you keep to these rules:",
				{
					list: [
						"You give correct information in forms, and only contact details that are yours or that you are entitled to use.",
						"You send nothing that breaks the law or infringes the rights of others.",
						"You do not fill in the forms with automated tools or for bulk messages.",
						"You send no malware, do not try to gain unauthorised access, and do not disrupt the website with an excessive number of requests.",
					],
				},
				"If you break these rules, the operator may restrict your access to the website and claim compensation for the damage caused.",
				"The privacy notice explains how personal data from the forms is processed.",
				{ page: "privacy", label: "Privacy notice" },
			],
		},
		{
			id: "limits-of-liability",
			title: "Limits of liability",
			blocks: [
				"The operator takes care that the information on the website is correct and up to date. There is no guarantee, however, that the content is complete, current or fit for a particular purpose, or that the website will be available without interruption.",
				"As far as the law allows, the operator is not liable for decisions based solely on information on the website, for the website being unavailable, or for any indirect damage or loss of profit connected with either.",
				"Liability for intent and gross negligence is not affected, nor is any liability that by law cannot be excluded or limited in advance.",
			],
		},
		{
			id: "third-party-links",
			title: "Links to third parties",
			blocks: [
				"The website may link to sites run by others, such as LinkedIn and Instagram. The operator has no control over their content, their security or the way they handle personal data. Their own terms of use and privacy policies apply there.",
				"A link does not mean that the operator endorses the content of the other site. If you believe a link is unlawful, you can report it through the quick-analysis form.",
			],
		},
		{
			id: "force-majeure",
			title: "Force majeure",
			blocks: [
				"Force majeure means events that the operator could neither foresee nor prevent despite reasonable care, such as natural disasters, fires, epidemics, war, acts of terrorism, strikes, failures of power or internet infrastructure, cyberattacks and orders by public authorities.",
				"While it lasts, the operator is not liable for failing to perform the duties it affects, or for performing them late.",
			],
		},
		{
			id: "law-and-courts",
			title: "Governing law and courts",
			blocks: [
				"Turkish law governs these terms and any dispute arising from them. The courts and enforcement offices of the Republic of Türkiye have jurisdiction.",
				"Rights that consumers have under the mandatory law of their place of residence are not affected.",
			],
		},
		{
			id: "right-to-change",
			title: "Right to change",
			blocks: [
				"The operator may change these terms and the content of the website, and may take the website offline in whole or in part.",
				"Changed terms apply as soon as they appear on this page with a new date. If one provision is invalid, the others remain in force.",
			],
		},
	],
});
