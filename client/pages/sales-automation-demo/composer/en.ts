import type { Industry, Role } from "../demo-input.ts";
import { composerOf, type RoleWords } from "./composer.ts";
import { capitalised, mark } from "./parts.ts";

const ROLES: Record<Role, RoleWords> = {
	purchasing: {
		title: "A head of purchasing",
		cares: "price and delivery",
		step: "a quote with a delivery date?",
		question: "who supplies you today?",
		topic: "purchasing",
	},
	owner: {
		title: "An owner",
		cares: "cost",
		step: "the costs on one page?",
		question: "who looks after this today?",
		topic: "costs",
	},
	sales: {
		title: "A head of sales",
		cares: "the team’s time",
		step: "an example for your team?",
		question: "what do your customers ask?",
		topic: "sales",
	},
	operations: {
		title: "A head of operations",
		cares: "work that runs without stops",
		step: "a plan for a trial run?",
		question: "what holds you up today?",
		topic: "operations",
	},
	it: {
		title: "A head of IT",
		cares: "integration",
		step: "the list of interfaces first?",
		question: "what would it have to connect to?",
		topic: "IT",
	},
	hr: {
		title: "A head of HR",
		cares: "the effort for the team",
		step: "the training time up front?",
		question: "who would work with it?",
		topic: "training",
	},
};

const FIRMS: Record<Industry, string> = {
	packaging: "packaging manufacturers",
	machinery: "machine builders",
	food: "food producers",
	textiles: "textile manufacturers",
	logistics: "logistics companies",
	construction: "construction companies",
	chemicals: "chemical producers",
	software: "software companies",
};

export const compose = composerOf({
	subjects({ role, industry, offer }) {
		const { title, cares, step, question, topic } = ROLES[role];
		const firms = FIRMS[industry];
		const sentence = capitalised(offer, "en");
		return [
			{
				parts: mark`${sentence}: ${step}`,
				rule: `Small step: ${title} watches ${cares}, so the line offers just that.`,
			},
			{
				parts: mark`${sentence}: ${question}`,
				rule: `Open question: ${title} reads a question from their own work, and yes or no will not answer it.`,
			},
			{
				parts: mark`Looking at ${offer} this quarter?`,
				rule: "Yes-or-no question: without “is” or “are”, one product or many fit.",
			},
			{
				parts: mark`Two questions on ${topic} at ${firms}`,
				rule: "Industry and role: no product name, so it reads like a colleague’s mail.",
			},
			{
				parts: mark`For ${firms}: ${offer} on one page`,
				rule: "Industry first: the second word says who the mail is for.",
			},
		];
	},
	brief: {
		labels: {
			when: "When",
			company: "Company",
			contact: "Contact",
			goal: "Goal",
			agenda: "Running order",
			ask: "Ask",
			bring: "Bring",
			close: "Before you leave",
		},
		days: /(?<!\p{L})(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?!\p{L})/iu,
		kinds: [
			{
				pattern:
					/(?<!\p{L})(?:first (?:call|meeting)|intro(?:duction)?)(?!\p{L})/iu,
				name: "first call",
				goal: "Understand the need, and learn who decides",
				agenda: [
					[0.2, "introductions and agenda"],
					[0.5, "how the customer works today"],
					[0.3, "the next step"],
				],
				close: "Agree the date of the second call before you hang up.",
			},
			{
				pattern: /(?<!\p{L})(?:demo|presentation)/iu,
				name: "demo",
				goal: "Show that it works on the customer’s own example",
				agenda: [
					[0.2, "listen to the customer’s example"],
					[0.5, "show that example from start to finish"],
					[0.3, "questions and the next step"],
				],
				close: "Write down who starts the trial, and when.",
			},
			{
				pattern: /(?<!\p{L})(?:negotiation|pricing call|quote review)/iu,
				name: "negotiation",
				goal: "Settle the scope, and get the date of the decision",
				agenda: [
					[0.3, "read the scope together"],
					[0.4, "terms, and what you get in return"],
					[0.3, "the date of the decision"],
				],
				close: "Beside every discount, write what you got for it.",
			},
			{
				pattern:
					/(?<!\p{L})(?:(?:annual|quarterly) review|review|QBR)(?!\p{L})/iu,
				name: "review",
				goal: "Learn what works and what is needed next",
				agenda: [
					[0.3, "the last period in short"],
					[0.4, "what works and what does not"],
					[0.3, "the next period"],
				],
				close: "Give every open point a name and a date.",
			},
			{
				pattern: /(?<!\p{L})(?:complaint|returned goods)/iu,
				name: "complaint",
				goal: "Understand the problem, and name a date for the solution",
				agenda: [
					[0.4, "let the customer describe the problem"],
					[0.3, "agree what it has caused"],
					[0.3, "solution and date"],
				],
				close: "Confirm the date in writing the same day.",
			},
		],
		roles: [
			{
				pattern: /(?<!\p{L})(?:head of )?(?:purchasing|procurement)(?!\p{L})/iu,
				name: "purchasing",
				ask: "By which criteria do you compare offers?",
			},
			{
				pattern: /(?<!\p{L})(?:owner|CEO|managing director|founder)(?!\p{L})/iu,
				name: "management",
				ask: "What should this decision have changed in a year?",
			},
			{
				pattern:
					/(?<!\p{L})(?:head of sales|sales (?:manager|director))(?!\p{L})/iu,
				name: "sales",
				ask: "Which task takes most of your team’s time?",
			},
			{
				pattern:
					/(?<!\p{L})(?:head of )?(?:operations|production)(?: manager)?(?!\p{L})/iu,
				name: "operations",
				ask: "Where does work wait longest today?",
			},
			{
				pattern: /(?<!\p{L})(?:head of )?(?:IT|CTO)(?!\p{L})/u,
				name: "IT",
				ask: "Which systems does it have to connect to?",
			},
		],
		topics: [
			{
				pattern: /(?<!\p{L})(?:pric|discount|cost)\p{L}*/iu,
				name: "price",
				ask: "For which quantity do you need the price?",
				bring: "Price list by quantity",
			},
			{
				pattern: /(?<!\p{L})(?:deliver\p{L}*|lead times?|shipping)/iu,
				name: "delivery",
				ask: "What is the latest day you need it?",
				bring: "The current delivery plan",
			},
			{
				pattern: /(?<!\p{L})samples?(?!\p{L})/iu,
				name: "sample",
				ask: "Who judges the sample, and by what?",
				bring: "The sample and its data sheet",
			},
			{
				pattern: /(?<!\p{L})contracts?(?!\p{L})/iu,
				name: "contract",
				ask: "Who reviews the contract on your side?",
				bring: "A list of the open clauses",
			},
			{
				pattern: /(?<!\p{L})(?:integrat|CRM|ERP|API)\p{L}*/iu,
				name: "integration",
				ask: "Which system holds the data today?",
				bring: "A list of the systems you connect to",
			},
		],
		minutes: (count) => `${count} min`,
		missing: {
			when: "Not in the entry. Add the day and time.",
			company:
				"Not in the entry. Write the company with its legal form, such as Ltd.",
			contact: "Not in the entry. Write the name with Ms or Mr.",
		},
		nothing: {
			ask: "What do you expect from this meeting?",
			bring: "The entry names no topic. Ask the customer the day before.",
		},
		rules: {
			when: "From weekday, date and time",
			company: (form) => `The legal form “${form}” marks the company`,
			contact: (found) => `From a form of address or a job: ${found}`,
			kind: (name) => `Kind of meeting: “${name}”`,
			noKind: "No hint in the entry, so the rule for first calls applies",
			agenda: (minutes, isGiven) =>
				isGiven
					? `Start to end: ${minutes}, shared out by kind of meeting`
					: `No end in the entry: ${minutes}, shared out by kind of meeting`,
			ask: (names) => `One question for each hint: ${names}`,
			bring: (names) => `One document for each topic: ${names}`,
			close: "The closing rule of this kind of meeting",
			missing: "No rule found anything",
		},
	},
});
