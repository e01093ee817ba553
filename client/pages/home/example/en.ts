import type { ExampleCopy } from "./copy.ts";

export const en: ExampleCopy = {
	title: "Analysis report",
	stamp: "Fictional example",
	industry: "Your industry",
	bottleneck: "Where does work get stuck?",
	write: "Write the report",
	written: "The example report has been rewritten:",
	start: "Start here",
	labels: {
		today: "Today",
		automated: "Once set up",
		first: "First step",
		effort: "Your effort",
		setup: "Setup",
	},
	efforts: ["low", "medium", "high"],
	whole: "Full report",
	others: "After that",
	action: "Get my own report",
	request: {
		lead: "Your choices are already in the message; change them as you like. Your own report arrives by email within 48 hours.",
		submit: "Request my own report",
		message:
			"Our industry: {industry}. Where work gets stuck: {bottleneck}. Please start the report there.",
	},
	industries: {
		machinery: {
			label: "Machinery",
			firm: "Example Machines Ltd",
			today: {
				waiting: "Enquiries from abroad wait until an engineer has time",
				customers: "New customers come from trade fairs, and the cards stay in a drawer",
				quotes: "Each quote is copied from an old one and corrected by hand",
				questions: "Customers phone about the same spare parts every day",
			},
		},
		wholesale: {
			label: "Wholesale",
			firm: "Example Wholesale Ltd",
			today: {
				waiting: "Price enquiries queue in a shared inbox until somebody gets to them",
				customers: "Sales go to the same dealers, and nobody looks for new ones",
				quotes: "Stock, price and discount are in three different lists",
				questions: "“Is it in stock, and when?” keeps the sales desk on the phone",
			},
		},
		software: {
			label: "Software and IT",
			firm: "Example Software Ltd",
			today: {
				waiting: "Whoever asks for a demo waits until somebody finds a date",
				customers: "New customers come by referral only",
				quotes: "Scope and price are written from scratch for each quote",
				questions: "Support answers the same set-up questions every week",
			},
		},
		logistics: {
			label: "Logistics",
			firm: "Example Freight Ltd",
			today: {
				waiting: "Freight enquiries from the evening are answered the next morning",
				customers: "Customers are looked for only when a truck stays empty",
				quotes: "Routes and rates are gathered from old emails for each quote",
				questions: "“Where is my load?” is looked up by hand, call by call",
			},
		},
	},
	bottlenecks: {
		waiting: {
			label: "Enquiries wait too long",
			stage: "Sales and CRM",
			automated: "First reply in 2 minutes, and the enquiry is assigned in the CRM",
			first: "Connect the contact form to the CRM",
			effort: 0,
			setup: "same day",
		},
		customers: {
			label: "Too few new customers",
			stage: "New-customer acquisition",
			automated: "A target list by industry and country, with messages drafted",
			first: "Describe a good customer in three criteria",
			effort: 1,
			setup: "2\u00a0days",
			reading: {
				slug: "cemkimsan",
				link: "For Cemkimsan we verified more than 1,000 distributors",
			},
		},
		quotes: {
			label: "Quotes take too long",
			stage: "Sales and CRM",
			automated: "A draft is made from the enquiry, and you check and approve it",
			first: "Collect the price list and the last ten quotes",
			effort: 2,
			setup: "1\u00a0week",
			reading: { slug: "car-studio-ai", link: "Car Studio AI got more than 20 hours a month back" },
		},
		questions: {
			label: "The same questions every day",
			stage: "Customer success",
			automated: "A chatbot answers routine questions, your team the rest",
			first: "Collect the ten most frequent questions",
			effort: 1,
			setup: "2\u00a0days",
		},
	},
};
