import type { AboutCopy } from "./tr.ts";

export const en: AboutCopy = {
	seo: {
		title: "About us: sales first, then AI",
		description:
			"More than 10 years in sales and 1.5 years of building AI systems for B2B firms. Read where we come from, what we do today and where we want to go.",
	},
	hero: {
		title: "We sold first. Then we built.",
		lead: "We are a consultancy for AI and sales automation in B2B. You run the business. We build the AI.",
	},
	intro: "We work for B2B firms in Turkey and Europe, most of them small or medium-sized.",
	background: {
		title: "Where we come from",
		paragraphs: [
			"We have more than ten years of sales experience. We know the first call, and we know the quote that nobody answers.",
			"For a year and a half we have been building AI systems. We have researched the 2,000 largest firms in Turkey and built a prompt library. Every new project starts from there.",
		],
		experienceNote: "We work in the same order: how you sell comes first, the technology second.",
	},
	now: {
		title: "What we do today",
		lead: "We work in five areas. Start with one.",
		facts: [
			{ figure: "100+", label: "B2B teams that we have worked with" },
			{ figure: "2\u00a0days", label: "usual setup time" },
			{ figure: "50%", label: "of the fee back if the agreed result is missed by its date" },
		],
		offers: {
			sales: {
				title: "Sales automation",
				text: "Reaching new customers (outbound) and handling incoming enquiries (inbound).",
			},
			marketing: {
				title: "Marketing automation",
				text: "Posts and campaigns prepared to a publishing plan and published once you approve them.",
			},
			chatbots: {
				title: "Chatbots for customer communication",
				text: "Answers to common questions, with difficult cases passed to your team.",
			},
			data: {
				title: "Data analysis",
				text: "Reports that show where buyers drop out.",
			},
			consulting: {
				title: "Consulting and training",
				text: "We work out with you what is worth automating, and we train your team.",
			},
		},
		terms:
			"Simple integrations are ready the same day, and complex ones take 1 week. Our work is GDPR-compliant.",
	},
	vision: {
		title: "Where we want to go",
		statement: "A small firm should be able to sell as if it had a large sales team.",
		paragraphs: [
			"Friday evening’s enquiry should not have to wait until Monday, and a follow-up should not depend on somebody’s memory. Nobody should need an AI team of their own for that.",
			"The machine takes the repetitive work. Listening and negotiating stay with your salespeople.",
		],
	},
	data: {
		title: "Security and data",
		more: "Read the privacy notice",
	},
	closing: {
		title: "Let’s look at how you sell",
		text: "Let us spend 30 minutes on your sales. Within 48 hours we will write to you with what we would automate and where we would start, free of charge.",
		action: "Request a free analysis",
	},
};
