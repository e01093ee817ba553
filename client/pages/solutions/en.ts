import type { SolutionsCopy } from "./copy.ts";

export const en: SolutionsCopy = {
	seo: {
		title: "Five automation solutions for B2B sales",
		description:
			"Lead generation, marketing, sales and CRM, customer success, conversion: see which work our systems take off your B2B sales team at each of five stages.",
	},
	hero: {
		title: "A system for every stage of your sales",
		lead: "From finding customers to reading the figures, we take repetitive work off your team. New enquiries get a first reply within 2\u00a0minutes, even at weekends.",
		action: "Request a free analysis",
		actionNote: "Report by email within 48 hours",
		enquiry: {
			stamp: "Example",
			title: "A Sunday morning’s enquiry",
			steps: [
				{
					time: "09:14",
					title: "Enquiry through the form",
					text: "“We need 40\u00a0pumps for our new filling line. What do they cost, and when can you deliver?”",
					from: "buyer",
				},
				{
					time: "09:14",
					title: "Entered in the CRM and assigned",
					text: "To Emma Sample, sales",
				},
				{
					time: "09:16",
					title: "First reply sent",
					text: "“Hello, we have your enquiry. Where should we deliver the pumps?”",
					from: "system",
					mark: "2\u00a0minutes",
				},
				{
					time: "Mon 08:30",
					title: "Emma calls",
					text: "With the whole conversation in view",
				},
			],
			note: "Fictional example: person, messages and times are invented.",
		},
	},
	timeline: {
		title: "Where does most of your time go?",
		lead: "The stages feed each other, but you do not have to introduce them all at once. Start with the one that costs you the most time.",
		cards: [
			{
				id: 1,
				title: "Find new customers",
				text: "The system picks target firms by industry, size and country, and writes the first message to the person who decides.",
				points: [
					"Research on the 2,000 largest firms in Turkey",
					"500+ personalised messages a day possible, wherever the law allows",
					"A first reply to enquiries within 2 minutes",
				],
				more: "See sales automation",
			},
			{
				id: 2,
				title: "Stay visible",
				text: "Posts and ads follow a plan. The system writes the draft and you have the last word.",
				points: [
					"Posts that go out only once you approve them",
					"Ad copy from our prompt library",
					"Campaigns for markets abroad",
				],
				more: "See how marketing runs",
			},
			{
				id: 3,
				title: "Follow up every enquiry",
				text: "The form, the inbox and the CRM work together. Your team talks to customers instead of typing in data.",
				points: [
					"Enquiries in the CRM, assigned to the right person",
					"A short briefing before each meeting",
					"Quotes followed up on the agreed date",
				],
				more: "See our automation service",
			},
			{
				id: 4,
				title: "Keep your customers",
				text: "Your customers can still reach you after the sale. Nobody has to explain the same problem twice.",
				points: [
					"A chatbot for recurring questions",
					"Difficult cases handed to your team with the whole conversation",
					"An alert when a customer goes quiet",
				],
				more: "See customer communication",
			},
			{
				id: 5,
				title: "Find the weak spots",
				text: "You see where you lose buyers and use the figures to decide what to change.",
				points: [
					"A report on where buyers drop out",
					"A/B tests of subject lines and forms",
					"Findings passed back to outreach and sales",
				],
				more: "See data analysis",
			},
		],
	},
	speed: {
		figure: "2",
		unit: "minutes",
		times: "7:40 → 7:42 pm",
		title: "The enquiry is in, the reply is on its way",
		text: "Speed to lead is the time between an enquiry and your first reply. A buyer who has just written still has the subject in mind. So Friday evening's enquiry does not wait for Monday: the first reply goes out within 2 minutes, even at weekends.",
		steps: [
			"The enquiry comes in by form, email or chatbot.",
			"The system reads it, enters it in the CRM and sends the first reply.",
			"Your salesperson takes over with the whole conversation in view.",
		],
	},
	closing: {
		title: "Which stage should you start with?",
		text: "The report goes through all five stages and names the first step. It is free and reaches you by email within 48 hours.",
		action: "Request a free analysis",
	},
};
