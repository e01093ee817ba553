import type { SolutionsCopy } from "./tr.ts";

export const en: SolutionsCopy = {
	seo: {
		title: "Five automation solutions for B2B sales",
		description:
			"Lead generation, marketing, sales and CRM, customer success, conversion: see which work our systems take off your B2B sales team at each of five stages.",
	},
	hero: {
		title: "A system for every stage of your sales",
		lead: "From finding customers to reading the figures, we take repetitive work off your team.",
		action: "Request a free analysis",
		actionNote: "Report by email within 48 hours",
		enquiry: {
			title: "An enquiry on Sunday morning",
			steps: [
				{
					time: "9:14\u00a0am",
					title: "Enquiry through the form",
					text: "“We need 40\u00a0pumps for our new filling line. What do they cost, and when can you deliver?”",
					from: "buyer",
				},
				{
					time: "9:14\u00a0am",
					title: "Entered in the CRM and assigned",
					text: "To Alex Sample, sales",
				},
				{
					time: "9:16\u00a0am",
					title: "First reply sent",
					text: "“Hello, we have your enquiry. Where should we deliver the pumps?”",
					from: "system",
					mark: "2\u00a0minutes",
				},
				{
					time: "Mon 8:30\u00a0am",
					title: "Alex calls",
					text: "With the whole conversation in view",
				},
			],
			note: "Fictional example: person, messages and times are invented.",
		},
	},
	timeline: {
		title: "Where does most of your time go?",
		lead: "You do not have to automate all five stages at once. Start with the one that costs you the most time.",
		cards: [
			{
				id: 1,
				title: "Find new customers",
				text: "The system picks target firms by industry, size and country, and writes the first message to the person who decides.",
				point: "Messages go out only where the law allows it",
				sheet: {
					title: "Target list",
					items: [
						{
							kind: "Food machinery, 120 employees",
							text: "Company A, head of purchasing",
							state: "Message sent",
						},
						{
							kind: "Packaging, 80 employees",
							text: "Company B, managing director",
							state: "Replied",
						},
						{
							kind: "Retail, 15 employees",
							text: "Company C",
							state: "Not a fit",
							open: true,
						},
					],
				},
				more: "See sales automation",
			},
			{
				id: 2,
				title: "Stay visible",
				text: "Posts and ads follow a plan. The system writes the draft and you have the last word.",
				point: "Nothing goes out until you approve it",
				sheet: {
					title: "This week’s posts",
					look: "calendar",
					items: [
						{
							kind: "Tuesday, 9\u00a0am",
							text: "Three questions before you order a sample",
							state: "Published",
						},
						{
							kind: "Thursday, 9\u00a0am",
							text: "How to cut delivery times",
							state: "Approved",
						},
						{
							kind: "Friday, 10\u00a0am",
							text: "Trade fair invitation",
							state: "Waiting for you",
							waits: true,
						},
					],
				},
				more: "See how marketing runs",
			},
			{
				id: 3,
				title: "Follow up every enquiry",
				text: "The form, the inbox and the CRM work together. Your team talks to customers instead of typing in data.",
				point: "Every quote is followed up on the agreed date",
				sheet: {
					title: "CRM record: Company D",
					look: "record",
					items: [
						{
							kind: "Sunday, 9:14\u00a0am, web form",
							text: "Wants a quote for 40\u00a0pumps",
							state: "Recorded",
						},
						{
							kind: "Owner",
							text: "Alex Sample",
							state: "Assigned",
						},
						{
							kind: "Monday, 8:30\u00a0am",
							text: "Meeting, briefing ready",
							state: "With Alex",
							waits: true,
						},
					],
				},
				more: "See our automation service",
			},
			{
				id: 4,
				title: "Keep your customers",
				text: "Your customers can still reach you after the sale. Nobody has to explain the same problem twice.",
				point: "Difficult cases go to your team with the full conversation",
				sheet: {
					title: "A chat with a customer",
					messages: [
						{
							from: "Customer",
							text: "Which filter fits model B?",
							time: "4:20\u00a0pm",
						},
						{
							from: "Chatbot",
							text: "F12. Shall I ask for a price for you?",
							time: "4:20\u00a0pm",
							answers: true,
						},
						{
							from: "Customer",
							text: "Yes. And where is my last order?",
							time: "4:22\u00a0pm",
						},
					],
					handover: "Handed to customer service",
					handedOver: "Customer service sees the whole conversation.",
				},
				more: "See customer communication",
			},
			{
				id: 5,
				title: "Find the weak spots",
				text: "You decide what to change, and the figures show you where to start.",
				point: "A report shows you where buyers drop out",
				sheet: {
					title: "How far 40 enquiries got",
					legend: "The bar shows how many of the 40 enquiries get that far",
					items: [
						{
							kind: "Step 1",
							text: "First reply sent",
							state: "40\u00a0enquiries",
							share: 40 / 40,
						},
						{
							kind: "Step 2",
							text: "Quote sent",
							state: "31\u00a0enquiries",
							share: 31 / 40,
						},
						{
							kind: "Step 3, largest loss",
							text: "Quote followed up",
							state: "9\u00a0enquiries",
							share: 9 / 40,
							lost: true,
						},
						{ kind: "Step 4", text: "Order placed", state: "6\u00a0enquiries", share: 6 / 40 },
					],
				},
				more: "See data analysis",
			},
		],
		note: "All five examples are made up.",
	},
	speed: {
		figure: "2",
		unit: "minutes",
		times: "7:40 → 7:42 pm",
		title: "The enquiry comes in, and the reply is on its way",
		text: "Speed to lead is the time between an enquiry and your first reply. The system answers your buyers within 2\u00a0minutes, even at weekends.",
	},
	closing: {
		title: "Which stage should you start with?",
		text: "The report goes through all five stages and names the first step. It is free and reaches you by email within 48 hours.",
		action: "Request a free analysis",
	},
};
