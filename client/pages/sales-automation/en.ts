import type { SalesAutomationCopy } from "./copy.ts";

export const en: SalesAutomationCopy = {
	seo: {
		title: "Sales automation: outbound and inbound",
		description:
			"From the target list to the follow-up, from the first reply to the meeting briefing: we automate the repetitive work in B2B sales. Usually set up in 2 days.",
	},
	hero: {
		title: "Your team sells. The\u00a0system handles the\u00a0routine.",
		lead: "Your team does the talking. Target lists, follow-ups and CRM entries are the system’s job.",
		sequence: {
			stamp: "Example",
			title: "After the trade fair",
			channel: "By email, to contacts who opted in",
			days: ["Day 1", "Day 4, today", "Day 9"],
			states: {
				first: "Sent",
				sent: "Sent",
				reply: "Reply",
				optOut: "Opted out",
				stopped: "Stopped",
				planned: "Planned",
			},
			rows: [
				{ firm: "Sample Packaging Ltd", states: ["first", "reply", "stopped"] },
				{ firm: "Trial Foods Ltd", states: ["first", "sent", "planned"] },
				{
					firm: "Fictional Textiles Ltd",
					states: ["first", "optOut", "stopped"],
				},
			],
			team: {
				label: "For your team",
				text: "Call with Sample Packaging, briefing ready",
			},
			note: "All examples on this page are fictional: firms, people and messages are invented.",
		},
	},
	actions: { contact: "See consulting and training", demo: "Try the demo" },
	outbound: {
		title: "Outbound: reach new customers",
		lead: "The buyer does not know you yet. The system finds suitable firms and writes to the person who decides.",
		features: [
			{
				title: "Target list",
				text: "We select firms by industry, size and country. Those that do not fit are never contacted.",
				example: {
					rows: [
						{ term: "Company A", text: "Bottling plant, UK", now: true },
						{ term: "Company B", text: "Dairy, UK" },
						{ term: "Company C", text: "Retail, does not fit" },
						{ term: "Company D", text: "Drinks, UK" },
					],
				},
			},
			{
				title: "Personalised message",
				text: "The subject line and the text are written for the recipient’s firm and role.",
				example: {
					rows: [
						{ term: "To", text: "Ms Reed, head of purchasing, Company\u00a0A" },
						{ term: "Subject", text: "Pumps on your new bottling line" },
					],
					message: [
						"Hello Ms Reed,",
						"I read about your new bottling line. Servicing a pump usually stops a line like that.",
						"On our pumps the seal can be changed without taking the pump out. Who plans this maintenance at your company?",
						"Alex Sample, Example Ltd, 1 Sample Street, London",
						"We found your name and role on your company’s website; our privacy notice: example.test/privacy. If you would rather not hear from us, just reply “no”.",
					],
				},
			},
			{
				title: "Follow-up",
				text: "If there is no reply, a second message goes out on the planned day. Once the recipient answers, sending stops.",
				example: {
					rows: [
						{ term: "Day 1", text: "First message sent" },
						{ term: "Day 4", text: "No reply, second message sent" },
						{
							term: "Day 6",
							text: "Reply: “Call me on Wednesday.”",
							now: true,
						},
						{ term: "After that", text: "Sending stopped" },
					],
				},
			},
			{
				title: "CRM entry",
				text: "Messages and replies appear in the CRM without retyping, assigned to the right person.",
				example: {
					rows: [
						{ term: "Contact", text: "Ms Reed, Company A" },
						{ term: "Owner", text: "Alex Sample" },
						{ term: "History", text: "2 messages, 1 reply" },
						{ term: "Next step", text: "Call, Wednesday, 10 am", now: true },
					],
				},
			},
		],
		whole: "The whole message",
		result: {
			label: "Capacity",
			figure: "500+",
			text: "The system can send more than 500 personalised messages a day. How many it sends depends on your target list.",
		},
		law: {
			text: "What you may send depends on the recipient’s country. In the UK, limited companies may be emailed without consent, but sole traders and most partnerships may not (PECR), and every message must say who you are and how to opt out. In Germany, advertising by email generally needs prior express consent, even between businesses (§\u00a07 UWG). In Turkey, traders and companies may be emailed without prior consent. Once they object, you must stop within three business days.",
		},
		proof: {
			figure: "20+\u00a0hours",
			text: "saved a month at Car Studio AI, where sales emails are automated",
			more: "Read the case study",
		},
	},
	inbound: {
		title: "Inbound: answer while the buyer is still there",
		lead: "Whether an enquiry comes through the form or by email, it takes the same route.",
		features: [
			{
				title: "A first reply within 2\u00a0minutes",
				text: "The system we build answers your buyers by itself, even at weekends.",
			},
			{
				title: "Sent to the right person",
				text: "The system asks for missing details, records the enquiry in the CRM and assigns it.",
			},
			{
				title: "Meeting preparation",
				text: "Before each call your salesperson gets a short briefing on the firm and the correspondence so far.",
			},
		],
		timeline: {
			title: "An enquiry on Saturday evening",
			steps: [
				{
					time: "Saturday, 7:40\u00a0pm",
					title: "Enquiry received, web form",
					text: "“What does model B cost, and how soon can you deliver?”",
					from: "buyer",
				},
				{
					time: "7:41\u00a0pm",
					title: "First reply sent",
					text: "“Hello Ms Hall, thank you for your enquiry. How many units do you need? Our sales team will call you on Monday.”",
					from: "system",
				},
				{ time: "7:41\u00a0pm", title: "CRM record created, owner: Alex Sample" },
				{
					time: "Monday, 8:30\u00a0am",
					title: "Briefing ready",
					text: "Company D, model B. Quantity still open, delivery time matters.",
				},
			],
		},
	},
	next: {
		title: "Try it yourself first",
		text: "On the demo page you can try two automations yourself: subject lines and meeting preparation.",
		setup:
			"Setup usually takes 2\u00a0days. Simple integrations are ready the same day, and complex ones take 1\u00a0week.",
	},
	closing: {
		title: "Which of your sales tasks can be automated?",
		text: "Tell us about one task you do by hand. The free report says how much of it the system can take over and how long setup takes. You will have it within 48\u00a0hours.",
		action: "Request a free analysis",
	},
};
