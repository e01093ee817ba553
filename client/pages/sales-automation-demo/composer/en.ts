import type { Industry, Role } from "../demo-input.ts";
import { composerOf, type RoleWords } from "./composer.ts";
import { capitalised, mark } from "./parts.ts";

const ROLES: Record<Role, RoleWords> = {
	purchasing: {
		title: "a head of purchasing",
		cares: "price and dates",
		step: "price and dates?",
		question: "who supplies you today?",
		topic: "purchasing",
	},
	owner: {
		title: "an owner",
		cares: "cost",
		step: "the costs on one page?",
		question: "who looks after this?",
		topic: "costs",
	},
	sales: {
		title: "a head of sales",
		cares: "examples the team can use",
		step: "an example for your team?",
		question: "what do customers ask?",
		topic: "sales",
	},
	operations: {
		title: "a head of operations",
		cares: "a trial before anything changes",
		step: "a plan for a trial run?",
		question: "what holds you up today?",
		topic: "operations",
	},
	it: {
		title: "a head of IT",
		cares: "integration",
		step: "a list of interfaces?",
		question: "what must it connect to?",
		topic: "IT",
	},
	hr: {
		title: "a head of HR",
		cares: "what it means for the team",
		step: "what changes for the team?",
		question: "what would your team want?",
		topic: "HR",
	},
};

/** By industry: the field, and the firms in it. */
const INDUSTRY: Record<Industry, { field: string; firms: string }> = {
	packaging: { field: "packaging", firms: "packaging manufacturers" },
	machinery: { field: "machinery", firms: "machine builders" },
	food: { field: "food", firms: "food producers" },
	textiles: { field: "textiles", firms: "textile manufacturers" },
	logistics: { field: "logistics", firms: "logistics companies" },
	construction: { field: "construction", firms: "construction companies" },
	chemicals: { field: "chemicals", firms: "chemical producers" },
	software: { field: "software", firms: "software companies" },
};

export const compose = composerOf({
	subjects({ role, industry, offer }) {
		const { title, cares, step, question, topic } = ROLES[role];
		const { field, firms } = INDUSTRY[industry];
		const sentence = capitalised(offer, "en");
		return [
			{
				parts: mark`${sentence}: ${step}`,
				rule: `Small step: ${title} looks first at ${cares}, so that is what the line offers.`,
			},
			{
				parts: mark`${sentence}: ${question}`,
				rule: "Open question: it is about the reader’s own job and takes one sentence to answer.",
			},
			{
				parts: mark`Looking at ${offer} this quarter?`,
				rule: "Short answer: a yes or a no is enough.",
			},
			{
				parts: mark`Two questions on ${topic} in ${field}`,
				rule: "Industry and job: readers recognise their own work before your product comes up.",
			},
			{
				parts: mark`For ${firms}: ${offer}`,
				rule: "Industry first: the second word says who the email is for.",
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
			close: "Before you finish",
		},
		days: /(?<!\p{L})(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|today|tomorrow|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)(?!\p{L})/iu,
		dates:
			/(?<![\p{L}\d])(?:\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\s\d{1,2}(?:st|nd|rd|th)?(?![:.]\d))(?:,?\s\d{4})?(?![\p{L}\d])/iu,
		kinds: [
			{
				pattern:
					/(?<!\p{L})(?:first (?:call|meeting)|intro(?:duction)?)(?!\p{L})/iu,
				name: "first call",
				goal: "Understand the need and find out who decides",
				agenda: [
					[0.2, "introductions and agenda"],
					[0.5, "how the customer works today"],
					[0.3, "the next step"],
				],
				close: "Agree a date for the second call.",
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
				goal: "Settle the scope and get a decision date",
				agenda: [
					[0.3, "read the scope together"],
					[0.4, "terms, and what you get in return"],
					[0.3, "the decision date"],
				],
				close: "Beside every discount, write what you got for it.",
			},
			{
				pattern:
					/(?<!\p{L})(?:(?:annual|quarterly) review|review|QBR)(?!\p{L})/iu,
				name: "review",
				goal: "Find out what works and what is needed next",
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
				goal: "Understand the problem and give a date for the solution",
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
				ask: "What criteria do you use to compare quotes?",
			},
			{
				pattern: /(?<!\p{L})(?:owner|CEO|managing director|founder)(?!\p{L})/iu,
				name: "management",
				ask: "What should this decision have changed a year from now?",
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
				ask: "Where does work get held up longest today?",
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
				ask: "What quantity do you need the price for?",
				bring: "Price list by quantity",
			},
			{
				pattern: /(?<!\p{L})(?:deliver\p{L}*|lead times?|shipping)/iu,
				name: "delivery",
				ask: "When do you need it by, at the latest?",
				bring: "The current delivery plan",
			},
			{
				pattern: /(?<!\p{L})samples?(?!\p{L})/iu,
				name: "sample",
				ask: "Who will assess the sample, and against what?",
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
		when: (pieces) => pieces.join(", "),
		minutes: (count) => `${count} min`,
		missing: {
			when: "We could not read the day and time. Try “Thu 3/12 14:00”.",
			company:
				"We could not read a company. Write it with its legal form, such as Ltd.",
			contact:
				"We could not read a name. Try “Ms Weber” or “Anna Weber (purchasing)”.",
		},
		nothing: {
			ask: "What do you expect from this meeting?",
			bring: "We could not read a topic. Ask the customer the day before.",
		},
		rules: {
			when: "From weekday, date and time",
			company: (form) => `The legal form “${form}” marks the company`,
			contact: (found) => `From the title or the job: ${found}`,
			kind: (name) => `Kind of meeting: “${name}”`,
			noKind: "No rule matched, so the one for first calls applies",
			agenda: (minutes, isGiven) =>
				isGiven
					? `Length given: ${minutes}, shared out by kind of meeting`
					: `No end found: ${minutes} assumed, shared out by kind of meeting`,
			ask: (names) => `One question for each hint: ${names}`,
			bring: (names) => `One document for each topic: ${names}`,
			close: "By kind of meeting",
			missing: "No rule fits this entry",
		},
	},
});
