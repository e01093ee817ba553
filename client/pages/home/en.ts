import type { HomeCopy } from "./tr.ts";

export const en: HomeCopy = {
	seo: {
		title: "AI and sales automation for B2B firms",
		description:
			"We build AI systems for sales, marketing and customer communication in B2B firms. Setup usually takes 2 days. Free analysis, with a report within 48 hours.",
	},
	hero: {
		eyebrow: "AI and automation for B2B sales",
		title: ["You run the business.", "We build the AI."],
		lead: "We automate sales, marketing and customer communication for small and medium-sized B2B firms in Turkey and Europe. We build the system and train your team.",
		action: "Request a free analysis",
		actionNote: "Report by email within 48 hours",
		secondary: "See the case studies",
		facts: [
			{
				figure: "2 min",
				label: "until the system sends a first reply, weekends included",
			},
			{ figure: "2 days", label: "usual setup time" },
			{ figure: "50%", label: "of the fee back if there is no result" },
		],
	},
	agitate: {
		title: "Three ways to adopt AI, and what they cost",
		lead: "Each of them can be the right choice. Know the price before you choose.",
		listLabel: "Ways to adopt AI",
		options: [
			{
				id: "do-it-yourself",
				title: "Do it yourself",
				summary: "Buying the tools is quick. The real work is connecting them.",
				bullets: [
					"Someone in sales becomes a part-time technician and makes fewer calls.",
					"The form, the inbox and the CRM end up half connected, so somebody fills the gaps by hand.",
					"When a vendor changes its API, the workflow stops until the person who built it is free.",
				],
				more: "What it looks like when we build it",
				imageAlt:
					"Line diagram of one person at a desk among many tools, with most of the connections stopping halfway",
			},
			{
				id: "in-house-team",
				title: "Build an in-house team",
				summary: "This is right if AI is your core business. The first result takes time.",
				bullets: [
					"You hire specialists before you know which processes are worth automating.",
					"Salaries start on day one. Results have to wait until the team knows your business.",
					"When a key person leaves, their knowledge of your systems leaves too.",
				],
				more: "Consulting and training for your team",
				imageAlt:
					"Line diagram of a long road through many hiring stages, with the first result at its far end",
			},
			{
				id: "wait",
				title: "Wait",
				summary: "Waiting never appears on an invoice, but it does cost you enquiries.",
				bullets: [
					"Friday evening’s enquiry is answered on Monday. By then the buyer has had a weekend to ask elsewhere.",
					"Your team goes on copying data by hand in hours that were meant for customers.",
					"Competitors who start now are learning, and you will have to catch up.",
				],
				more: "Talk about where to start",
				imageAlt: "Line diagram in which the competitors’ lines rise while one line stays flat",
			},
		],
		invoice: {
			title: "What does waiting cost you?",
			text: "Enter your own figures and see every step. Zero is fine.",
			hours: "Hours of manual work a week",
			rate: "Cost per hour (€)",
			action: "See what it adds up to",
		},
	},
	whyUs: {
		title: "What we bring",
		lead: "We sold before we built, and we have worked with more than 100 B2B teams. We judge every system by what it adds to your sales.",
		cards: [
			{
				figure: "10+ years",
				title: "Sales experience",
				text: "We know first calls, quotes and follow-ups from our own work. So we start with how you sell and choose the technology afterwards.",
			},
			{
				figure: "1.5 years",
				title: "Building AI systems",
				text: "See what came of it in six case studies, from the problem to the figures.",
			},
			{
				figure: "2,000",
				title: "Firms researched",
				text: "We have researched the 2,000 largest firms in Turkey: if you sell there, that work is done. Every project draws on our prompt library.",
			},
			{
				figure: "50%",
				title: "Fee refund",
				text: "If there is no result, we refund half of the fee. The criterion, deadline and refund are set out in the contract before we start.",
				steps: [
					{
						term: "Criterion",
						text: "What counts as a result, such as how many web enquiries lead to a conversation.",
					},
					{ term: "Deadline", text: "The day by which it has to be reached." },
					{ term: "Refund", text: "If it has not been reached by then, 50% of the fee." },
				],
			},
		],
	},
	journey: {
		title: "Five stages, automated from end to end",
		lead: "From the first message to the final figures: each stage shows what the system takes over.",
		team: "Your team",
		teamWork: "talks, approves and decides",
		listLabel: "Automation stages",
		related: "Related stages",
		energy: "Fit for automation (our estimate)",
		levels: ["partial", "good", "very good"],
		close: "Close",
		status: {
			completed: "Usually set up first",
			"in-progress": "Usually set up second",
			pending: "Usually set up later",
		},
		stages: [
			{
				id: 1,
				title: "New-customer acquisition",
				shortTitle: "New customers",
				dateLabel: "Stage 1",
				category: "Lead generation",
				content: [
					"A first reply to new enquiries within 2 minutes, even at weekends",
					"Target lists by industry, size and country",
					"500+ personalised messages a day possible, wherever the law allows",
				],
				more: "See sales automation",
			},
			{
				id: 2,
				title: "Marketing",
				shortTitle: "Marketing",
				dateLabel: "Stage 2",
				category: "Reach",
				content: [
					"Posts written to a plan and published once you approve them",
					"Ad copy from our prompt library",
					"Campaigns for markets abroad",
				],
				more: "See how marketing runs",
			},
			{
				id: 3,
				title: "Sales and CRM",
				shortTitle: "Sales & CRM",
				dateLabel: "Stage 3",
				category: "Closing",
				content: [
					"Enquiries go straight into the CRM and to the right person",
					"A briefing before each meeting",
					"Follow-ups on the agreed date",
				],
				more: "See our automation service",
			},
			{
				id: 4,
				title: "Customer success",
				shortTitle: "Customer success",
				dateLabel: "Stage 4",
				category: "Retention",
				content: [
					"A chatbot for recurring customer questions",
					"Difficult cases handed to your team with the whole conversation",
					"An alert when a customer goes quiet",
				],
				more: "See customer communication",
			},
			{
				id: 5,
				title: "Conversion optimisation",
				shortTitle: "Conversion",
				dateLabel: "Stage 5",
				category: "Analysis",
				content: [
					"A report on where buyers drop out",
					"A/B tests of subject lines and forms",
					"Findings passed back to outreach and sales",
				],
				more: "See data analysis",
			},
		],
	},
	cases: {
		title: "Results from six projects",
		lead: "Each case study gives the problem, the solution and the figures.",
		details: "Read the case study",
		all: "All case studies",
		teasers: [
			{
				slug: "salevium",
				company: "Content firm",
				result: "Three to five posts a week, published automatically; set up in two days",
				metric: { figure: "48\u00a0hours →\u00a04\u00a0min", label: "to approve a post" },
			},
			{
				slug: "car-studio-ai",
				company: "AI studio for car photos",
				result: "More than 3,000 sales emails sent automatically, set up in one week",
				metric: { figure: "20+\u00a0hours", label: "a month back for the team" },
			},
			{
				slug: "cemkimsan",
				company: "Chemicals exporter",
				result: "An export list that covers more than 20 countries",
				metric: { figure: "1,000+", label: "verified distributors" },
			},
			{
				slug: "dkm-coach-bilge",
				company: "Coaching brand",
				result: "A gamified lead funnel, and 40% more visitors at the stand",
				metric: { figure: "+300", label: "qualified leads" },
			},
			{
				slug: "acilsatis",
				company: "Second-hand marketplace",
				result: "Marketing automation for two main sectors, with more than 5,000 listings",
				metric: { figure: "A\u00a0few\u00a0days", label: "to set up" },
			},
			{
				slug: "erpa-teknoloji",
				company: "Technology firm",
				result: "Aimed at European stadiums and at least four decision-maker roles",
				metric: { figure: "Month\u00a01", label: "campaign launched" },
			},
		],
	},
	testimonials: {
		title: "From the projects",
		items: [
			{
				text: "Engagement has grown fivefold. The team no longer writes posts; it only approves them.",
				slug: "salevium",
				name: "Salevium",
				company: "content firm",
				metric: "5× engagement",
			},
			{
				text: "Every entry was recorded digitally, and qualified leads were separated from the rest.",
				slug: "dkm-coach-bilge",
				name: "DKM Coach Bilge",
				company: "coaching brand",
				metric: "100% digital",
			},
			{
				text: "We identified the decision-maker roles and wrote a message for each of them.",
				slug: "erpa-teknoloji",
				name: "Erpa Teknoloji",
				company: "technology firm",
				metric: "4+ decision-maker roles",
			},
		],
	},
	faq: {
		title: "Frequently asked questions",
		lead: "What owners and heads of sales want to know before they start.",
		items: [
			{
				question: "How long does setup take?",
				answer:
					"Usually 2 days. Simple integrations are ready the same day, and complex ones take 1 week.",
			},
			{
				question: "What does it cost, and what if it doesn’t work?",
				asksPrice: true,
				more: "What the price depends on",
				answer:
					"The analysis is free.\n\nThe fee depends on how many processes you automate and how many programs we connect. You will know the figure before you decide.\n\nBefore we start, the contract sets out what counts as a result and by when. If we miss it, we refund 50% of the fee. The contract also says which payments that covers. Your risk is the other half of the fee and your team’s time.",
			},
			{
				question: "Do we need technical staff?",
				answer:
					"No, we build the system and set it up. All we need from you is someone who knows how you work, and access to the software we will connect. We train your team.",
			},
			{
				question: "What about GDPR and KVKK?",
				answer:
					"Our work is GDPR-compliant, and for data that we process on your behalf we sign a data processing agreement (Article 28 of the EU and UK GDPR). Your rights under KVKK, the Turkish data protection law, are set out in our privacy notice. Rules on email marketing differ from country to country, so have your outreach checked by a lawyer before the first message goes out.",
			},
			{
				question: "What happens after the free analysis?",
				answer:
					"You will get the analysis report by email within 48 hours. Then you decide whether to go ahead, and where to start.",
			},
		],
	},
	point: {
		enquiry: "Enquiry in",
		answered: "Answered",
		crm: "In the CRM",
		report: "Report ready",
	},
	closing: {
		title: "Which parts of your sales work can be automated?",
		text: "Give us your name, email address and company. You will get the report by email within 48 hours.",
		action: "Request a free analysis",
	},
};
