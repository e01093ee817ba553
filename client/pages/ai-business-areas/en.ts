import type { AiBusinessAreasCopy } from "./tr.ts";

export const en: AiBusinessAreasCopy = {
	seo: {
		title: "AI business areas: sales and marketing",
		description:
			"The work AI takes over in B2B sales, marketing and customer communication, and what goes into our sales automation and our marketing automation.",
	},
	hero: {
		title: "Where AI works in your business",
		lead: "AI takes over repetitive work in sales, marketing and customer communication. The decisions stay with you.",
	},
	areas: {
		sales: {
			title: "Sales",
			text: "Picks target firms, writes the first message and follows up.",
			imageAlt: "Line diagram of many firms, one of them chosen, with a letter setting out from it",
		},
		marketing: {
			title: "Marketing",
			text: "Prepares posts to a plan and waits for your approval.",
			imageAlt:
				"Line diagram of three posts on a timeline: a draft, one approved and one published",
		},
		"customer-communication": {
			title: "Customer communication",
			text: "Answers recurring questions and hands difficult ones to your team.",
			imageAlt:
				"Line diagram of a chatbot answering questions and passing a difficult one to a person with a headset",
		},
	},
	sales: {
		title: "Sales automation",
		lead: "Let your salespeople talk to customers. Leave research, first messages and follow-ups to the system.",
		features: [
			{
				title: "Target firms and first messages",
				text: "Firms are picked by industry, size and country. The system writes the first message and uses only channels the law allows.",
			},
			{
				title: "A first reply within 2 minutes",
				text: "Enquiries are answered at weekends, too.",
				more: "Follow an enquiry on a Sunday morning",
			},
			{
				title: "Meeting preparation and follow-up",
				text: "A short briefing is ready before each meeting. Quotes are followed up on the agreed date.",
			},
		],
		action: "See sales automation",
		example: {
			stamp: "Example",
			title: "Today in sales",
			items: [
				{
					kind: "New enquiry, 8:12 am",
					text: "Company A, first reply at 8:13 am",
					state: "With Alex",
					waits: true,
				},
				{
					kind: "Today, 10 am, meeting",
					text: "Briefing on Company B",
					state: "Ready",
				},
				{
					kind: "No reply for 4 days",
					text: "Quote reminder to Company C",
					state: "Sent",
				},
			],
			note: "Fictional example: names and records are not real.",
		},
	},
	marketing: {
		title: "Marketing automation",
		lead: "Posts, ads and campaigns follow the same plan. You decide what is published.",
		featuresTitle: "What is automated",
		features: [
			{
				title: "Posts",
				bullets: [
					"Drafts are written to your publishing plan",
					"No post goes out without your approval",
				],
			},
			{
				title: "Ads",
				bullets: [
					"Copy is written with our prompt library",
					"Versions are tested against each other",
				],
			},
			{
				title: "Campaigns",
				bullets: [
					"Messages fit the target market and the decision-maker’s role",
					"Enquiries reach the right person through the CRM",
				],
			},
		],
		more: "See how marketing runs, step by step",
		flow: {
			title: "Four steps from plan to publication",
			lead: "Every post takes this route. Your part is the third step.",
			steps: [
				{
					title: "Plan",
					text: "The publishing plan says which topic comes out when.",
					state: "For Thursday, 9 am",
				},
				{
					title: "Draft",
					text: "The system writes a first version.",
					state: "Monday, from the system",
				},
				{
					title: "Approval",
					text: "You read the draft, change it or approve it.",
					state: "Wednesday, corrected by Tom",
				},
				{
					title: "Publication",
					text: "The post goes out at the planned time, and its figures go into the report.",
					state: "Published Thursday, 9 am",
				},
			],
			post: {
				stamp: "Example",
				topic: "Topic: changing a pump seal",
				before: "“Pump dripping? You can change its seal in ",
				draft: "10",
				approved: "20",
				after: " minutes.”",
				note: "Fictional example: the post is not real.",
			},
			proof: {
				figure: "48 hours → 4 min",
				text: "The time it takes a content firm to approve a post",
				more: "Read the case study",
			},
		},
	},
	communication: {
		title: "Customer communication",
		lead: "The chatbot answers from the documents you approve. If the answer is not there, it asks your team.",
		more: "See the customer communication service",
		example: {
			stamp: "Example",
			title: "Three weekend questions",
			look: "record",
			items: [
				{
					kind: "In the price list, page 2",
					text: "“What is the lead time for model B?”",
					state: "Answered",
				},
				{
					kind: "In the data sheet, page 3",
					text: "“Can the pump take hot water?”",
					state: "Answered",
				},
				{
					kind: "In none of the documents",
					text: "“Does the new seal fit the 2014 housing?”",
					state: "With Sam",
					waits: true,
				},
			],
			note: "Fictional example: firm, questions and documents are not real.",
		},
	},
	closing: {
		title: "Which area shall we start with?",
		text: "Tell us where you lose most time: in sales, in marketing or in customer service. You will have our free report within 48 hours.",
		action: "Request a free analysis",
	},
};
