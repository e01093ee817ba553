import type { ServicesCopy } from "./tr.ts";

export const en: ServicesCopy = {
	seo: {
		title: "Services: automation, data analysis, consulting",
		description:
			"Automation, data analysis, customer communication, consulting and training for B2B firms. Setup usually takes 2 days, and 1 week where it is complex.",
	},
	hero: {
		title: "We build the system and train your team",
		lead: "We hand the manual work over to the system and teach your team to use it.",
		setup: "How long setup takes",
		durations: [
			{ figure: "Same day", label: "Simple integration" },
			{ figure: "2\u00a0days", label: "Most setups" },
			{ figure: "1\u00a0week", label: "Complex integration" },
		],
	},
	listLabel: "Four services",
	blocks: {
		automation: {
			name: "Automation",
			summary: "Hand manual sales and marketing work to the system.",
		},
		"data-analysis": {
			name: "Data analysis",
			summary: "Base your decisions on your own figures.",
		},
		"customer-communication": {
			name: "Customer communication",
			summary: "Answer your customers at weekends too.",
		},
		"consulting-and-training": {
			name: "Consulting and training",
			summary: "Know where to start, and get your team ready.",
		},
	},
	detailsTitle: "what we set up",
	exampleTitle: "See an example",
	factLabels: ["You provide", "What you end up with"],
	sections: {
		automation: {
			title: "No more typing things in twice",
			text: "We connect the software you already use, such as your forms, inbox and CRM. Separate manual steps become one workflow.",
			facts: [
				"Someone who knows how you work, and access to the software",
				"A running system and a team trained to use it",
			],
			points: [
				{
					term: "Outbound sales",
					text: "First messages and follow-ups to target firms, where the law allows.",
				},
				{
					term: "Inbound enquiries",
					text: "They enter the CRM and get a first reply within 2\u00a0minutes.",
				},
				{
					term: "Marketing",
					text: "Posts are written to a plan and published once you approve them.",
				},
			],
			more: "See sales automation",
		},
		"data-analysis": {
			title: "Your sales figures in plain words",
			text: "Your CRM and inbox show where sales slow down. We clean the data and tell you what it means.",
			facts: [
				"Access to the CRM and the inbox",
				"One list without duplicates, and the sales report",
			],
			points: [
				{
					term: "Clean records",
					text: "Duplicates are removed, and your team works from one list.",
				},
				{
					term: "Sales report",
					text: "You see where buyers drop out.",
				},
				{
					term: "Market research",
					text: "For an exporter we verified more than 1,000 distributors in 20+ countries.",
				},
			],
			more: "See the figures in our case studies",
		},
		"customer-communication": {
			title: "The chatbot takes the routine questions, your team the hard ones",
			text: "The same questions break up your team’s day. The chatbot takes them on.",
			facts: [
				"The documents to answer from, and someone for the hard questions",
				"A chatbot that answers from your documents, and every conversation on record",
			],
			points: [
				{
					term: "Chatbot",
					text: "It answers recurring questions from the information you provide.",
				},
				{
					term: "Handover to your team",
					text: "A difficult case goes to the right person with the whole conversation.",
				},
				{
					term: "Personal data",
					text: "Our work is GDPR-compliant, and we sign a data processing agreement with you.",
				},
			],
			more: "See the five stages",
		},
		"consulting-and-training": {
			title: "Once trained, your team runs it without us",
			text: "With more than 10 years of sales experience, we go through your process and tell you what is worth automating. The contract says what counts as a result and by when. If we miss that target, we refund 50% of the fee.",
			facts: [
				"Someone who knows how you work, and the team that will use the system",
				"A team that runs it without us, and a contract that sets the criterion and the deadline",
			],
			action: "Request a free analysis",
			actionNote: "Your name, email address and company are enough",
		},
	},
	imageAlt:
		"Drawing of a line from an enquiry in a form through the new message in an inbox to a card in the CRM",
	example: {
		stamp: "Example",
		note: "Fictional example: names and records are invented.",
	},
	funnel: {
		title: "Where do buyers drop out?",
		items: [
			{
				kind: "Step 1, CRM",
				text: "Enquiry received",
				state: "Moved on",
			},
			{
				kind: "Step 2, inbox",
				text: "First reply sent",
				state: "Moved on",
			},
			{
				kind: "Step 3, inbox",
				text: "Quote sent, no follow-up",
				state: "Dropped out",
				lost: true,
			},
			{
				kind: "Step 4, CRM",
				text: "Order",
				state: "None",
				open: true,
			},
		],
	},
	chat: {
		title: "A chat on Saturday evening",
		messages: [
			{
				from: "Customer",
				text: "Do you send samples of model B?",
				time: "7:40 pm",
			},
			{
				from: "Chatbot",
				text: "Yes. Tell me your company’s name and I will take down the request.",
				time: "7:41 pm",
				answers: true,
			},
			{
				from: "Customer",
				text: "Company A. Is there a different price for larger quantities?",
				time: "7:43 pm",
			},
		],
		handover: "Handed over to sales",
		handedOver: "Sales now has the price question, with the full chat.",
	},
	training: {
		title: "Half a day of training once it is set up",
		note: "Fictional example. We plan your day around your work.",
		legend: "The bar shows how much your team does itself",
		items: [
			{
				kind: "9 am, first look",
				text: "Follow a real enquiry through the system",
				state: "We show you",
				share: 0,
			},
			{
				kind: "10 am, settings",
				text: "Change a template and a follow-up date",
				state: "Together",
				share: 0.5,
			},
			{
				kind: "11 am, practice",
				text: "Handle the next three enquiries",
				state: "Your team",
				share: 0.8,
			},
			{
				kind: "12 noon, troubleshooting",
				text: "Stop the flow after an error and restart it",
				state: "On their own",
				share: 1,
				waits: true,
			},
		],
	},
};
