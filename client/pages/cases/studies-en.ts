import type { CaseStudyTexts } from "./case-study.ts";

export const en: CaseStudyTexts = {
	"car-studio-ai": {
		etiket: "Sales automation",
		baslik: "Sales emails that write and send themselves",
		ozet: "At Car Studio AI, an AI studio for car photos, each text adapts to its recipient. The sales team takes care of the replies.",
		metaTitle: "Car Studio AI: automated sales emails",
		metaDescription:
			"Sales automation at Car Studio AI, an AI studio for car photos: more than 3,000 emails, over 20 hours of work saved a month, and setup in one week.",
		kpis: [
			{ value: "3,000+", label: "emails" },
			{ value: "20+\u00a0hours", label: "saved a month" },
			{ value: "1\u00a0week", label: "setup" },
		],
		problem: [
			"Writing sales emails by hand means repeating the same steps for every recipient: find the contact, write, send, follow up.",
			"This takes hours that would otherwise go to customers.",
			"In a busy week, follow-ups are the first thing to slip.",
		],
		cozum:
			"We built a system that prepares and sends the sales emails. The text adapts to the recipient, and sending and follow-up run in a set order. The sales team takes care of the replies.",
		uygulamaAsamalari: [
			"Building the recipient list",
			"Writing the emails",
			"Setting up the sending sequence",
			"Test run",
			"Going live",
		],
		sonuclar: [
			"More than 3,000 emails have been sent.",
			"More than 20 hours are saved every month.",
			"Setup took one week.",
		],
	},
	acilsatis: {
		etiket: "Marketing automation",
		baslik: "Automated marketing for two sectors",
		ozet: "At Acilsatis, each sector has a workflow of its own. The team sets the plan.",
		metaTitle: "Acilsatis: marketing automation",
		metaDescription:
			"Marketing automation at the second-hand marketplace Acilsatis: more than 5,000 listings on the platform, two main sectors, and setup in a few days.",
		kpis: [
			{ value: "5,000+", label: "listings on the platform" },
			{ value: "2", label: "main sectors" },
			{ value: "A\u00a0few\u00a0days", label: "setup" },
		],
		problem: [
			"A marketplace speaks to two sides at once: sellers have to list, and buyers have to find the listing.",
			"Each sector has its own goods and its own buyers. One message does not suit them all.",
			"As listings grow in number, there is no time to promote them by hand.",
		],
		cozum:
			"We built a separate marketing workflow for each sector. Each workflow prepares the messages for its sector and publishes them on schedule. The team sets the plan, and the system does the repetitive part.",
		uygulamaAsamalari: [
			"Separating the two main sectors",
			"Writing messages for each sector",
			"Setting up the workflows",
			"Test run",
			"Going live",
		],
		sonuclar: [
			"Marketing runs automatically in two main sectors, on a platform with more than 5,000 listings.",
			"Setup took a few days.",
		],
	},
	salevium: {
		etiket: "Content automation",
		baslik: "Posts publish themselves; the team approves",
		ozet: "At the content firm Salevium, three to five posts appear automatically each week. The system was set up in two days.",
		metaTitle: "Salevium: content automation",
		metaDescription:
			"Content automation at Salevium: approval time cut from 48 hours to 4 minutes, three to five posts a week published automatically, set up in two days.",
		kpis: [
			{ value: "48\u00a0hours →\u00a04\u00a0min", label: "approval time" },
			{ value: "5×", label: "engagement" },
			{ value: "22,000+", label: "followers" },
			{ value: "0%", label: "manual content" },
			{ value: "3–5", label: "automatic posts a week" },
			{ value: "2\u00a0days", label: "setup" },
		],
		problem: [
			"Approving a post took 48 hours.",
			"When approval is late, the publishing plan slips and it becomes hard to post regularly.",
			"Every post made by hand means new text, a new picture and another round of publishing.",
		],
		cozum:
			"We built a content system that prepares posts, submits them for approval and then publishes them on schedule. The team only approves.",
		uygulamaAsamalari: [
			"Drawing up the publishing plan",
			"Setting up content production",
			"Connecting the approval step",
			"Starting automatic publishing",
		],
		sonuclar: [
			"Approval time fell from 48 hours to 4 minutes.",
			"Engagement is five times what it was, and there are more than 22,000 followers.",
			"Three to five posts appear automatically each week. The share of manual content is 0%.",
			"Setup took two days.",
		],
	},
	"erpa-teknoloji": {
		etiket: "International marketing",
		baslik: "Campaign for decision-makers at European stadiums",
		ozet: "We built an international campaign for the technology firm Erpa Teknoloji.",
		metaTitle: "Erpa Teknoloji: a campaign for stadiums",
		metaDescription:
			"International marketing for Erpa Teknoloji: European stadiums as the target market, four or more decision-maker roles, and a campaign in the first month.",
		kpis: [
			{ value: "European stadiums", label: "target market" },
			{ value: "4+", label: "decision-maker roles" },
			{ value: "In\u00a0month\u00a0one", label: "campaign launched" },
		],
		problem: [
			"In a large venue such as a stadium, a purchase is rarely one person’s decision.",
			"Each role wants to know something different. One sales message is not enough for all of them.",
			"Finding the right people abroad and writing to them takes a long time by hand.",
		],
		cozum:
			"We identified the decision-maker roles and wrote a message for each. First contact and follow-up are part of the same workflow.",
		uygulamaAsamalari: [
			"Researching the target market",
			"Identifying the decision-maker roles",
			"Writing a message for each role",
			"Starting the campaign",
		],
		sonuclar: [
			"The campaign started in the first month.",
			"It addresses four or more decision-maker roles at European stadiums, each with its own message.",
		],
	},
	cemkimsan: {
		etiket: "B2B export and distributor network",
		baslik: "A verified distributor list for 20+ countries",
		ozet: "For the chemicals exporter Cemkimsan, we worked out which distributors abroad to talk to.",
		metaTitle: "Cemkimsan: verified distributors for export",
		metaDescription:
			"Distributors for the chemicals exporter Cemkimsan: more than 1,000 verified firms in 20+ countries, tiers 1 to 3, and Kuwait as the pilot market.",
		kpis: [
			{ value: "1,000+", label: "verified distributors" },
			{ value: "20+", label: "countries" },
			{ value: "1–3", label: "tiers" },
			{ value: "Kuwait", label: "pilot market" },
		],
		problem: [
			"Cemkimsan needed distributors in more than 20\u00a0countries. In a new country, sales often start with the right distributor, and from a distance it is hard to tell who that is.",
			"Lists of firms are of little use until somebody has verified them.",
			"Entering every country at once spreads a team thin. The team has to know where to start.",
		],
		cozum:
			"We listed possible distributors country by country, verified them and sorted them into tiers. That settles who to talk to first.",
		uygulamaAsamalari: [
			"Choosing the target countries",
			"Listing possible distributors",
			"Verifying them",
			"Sorting into three tiers",
			"Pilot in Kuwait",
		],
		sonuclar: [
			"More than 1,000 distributors are verified.",
			"The list covers more than 20 countries.",
			"The distributors are sorted into tiers 1 to 3.",
			"The pilot market is Kuwait.",
		],
	},
	"dkm-coach-bilge": {
		etiket: "Gamification and lead generation",
		baslik: "A game turns visitors to the stand into leads",
		ozet: "We built a gamified lead funnel for the stand of the coaching brand DKM Coach Bilge.",
		metaTitle: "DKM Coach Bilge: leads through gamification",
		metaDescription:
			"Gamification at the stand of the coaching brand DKM Coach Bilge: +300 qualified leads, 40% more stand visitors and 100% digital tracking throughout.",
		kpis: [
			{ value: "+300", label: "qualified leads" },
			{ value: "+40%", label: "stand visitors" },
			{ value: "100%", label: "digital tracking" },
		],
		problem: [
			"Visitors need a reason to stop at a stand. A brochure is often not enough.",
			"Contact details noted on paper are often incomplete or get lost.",
			"If nobody records who was interested in what, there is nothing to follow up on later.",
		],
		cozum:
			"We built a game that invites visitors to take part, and connected a lead funnel to it. Every entry is recorded digitally, and qualified leads are separated from the rest.",
		uygulamaAsamalari: [
			"Designing the game",
			"Building the lead funnel",
			"Connecting digital tracking",
			"Running it at the stand",
			"Sorting the leads",
		],
		sonuclar: [
			"The game at the stand brought in 300 qualified leads.",
			"The stand had 40% more visitors.",
			"Tracking was 100% digital.",
		],
	},
};
