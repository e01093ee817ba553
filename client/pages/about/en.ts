import type { AboutCopy } from "./tr.ts";

export const en: AboutCopy = {
	seo: {
		title: "About us: sales first, then AI",
		description:
			"More than 10 years in sales and 1.5 years of building AI systems for B2B firms. Read where we come from, what we do today and where we want to go.",
	},
	hero: {
		title: "We sold first. Then we built.",
		lead: "We are an AI and sales-automation consultancy for B2B firms. You run the business. We build the AI.",
	},
	intro: "We work for small and medium-sized firms in Turkey and Europe.",
	background: {
		title: "Where we come from",
		figures: [
			{ value: "10+\u00a0years", label: "of sales experience" },
			{ value: "100+", label: "B2B teams we have worked with" },
			{ value: "2,000", label: "largest firms in Turkey researched" },
			{ value: "1.5\u00a0years", label: "of building AI systems" },
		],
		statement: "We have made the first calls and sent the quotes nobody answered.",
		start: "Every new project starts from our research and our prompt library.",
		more: "See six projects with their figures",
	},
	order: {
		title: "How we work together",
		lead: "How you sell comes first, the technology second.",
		stations: [
			{ who: "You", when: "Today", text: "You tell us where your sales process gets stuck." },
			{
				who: "Us",
				when: "Within 48\u00a0hours",
				text: "We spend 30\u00a0minutes on it and write the report. It is free.",
			},
			{
				who: "You",
				when: "Your decision",
				text: "If you want to start, we put the result and the deadline in the contract.",
			},
			{
				who: "Us",
				when: "2\u00a0days",
				text: "That is how long setup usually takes. Simple integrations are ready the same day, complex ones take 1\u00a0week.",
			},
			{
				who: "You",
				when: "Every day",
				text: "Your team runs the system itself. We train them.",
			},
			{
				who: "Us",
				when: "After the deadline",
				text: "If the result has not been reached, you get 50% of the fee back.",
			},
		],
	},
	now: {
		title: "What we do today",
		lead: "We work in five areas. Start with one.",
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
		folded: "Who is responsible, and how long data is kept",
		more: "Read the privacy notice",
	},
	closing: {
		title: "Let’s look at how you sell",
		text: "We spend 30 minutes on your sales process. Within 48 hours we email you what we would automate and where we would start. It is free.",
		action: "Request a free analysis",
	},
};
