import type { Industry, Role } from "../demo-input.ts";
import { composerOf, fitting, type RoleWords } from "./composer.ts";
import { capitalised, mark } from "./parts.ts";

const ROLES: Record<Role, RoleWords> = {
	purchasing: {
		title: "a head of purchasing",
		cares: "price and dates",
		step: ["prices and lead times", "price list"],
		question: ["who supplies you today?", "who supplies?"],
		topic: "purchasing",
	},
	owner: {
		title: "an owner",
		cares: "cost",
		step: ["the costs on one page", "what it costs"],
		question: ["who looks after this?", "who decides?"],
		topic: "costs",
	},
	sales: {
		title: "a head of sales",
		cares: "examples the team can use",
		step: ["an example for your team", "an example"],
		question: ["what do customers ask?", "any demand?"],
		topic: "sales",
	},
	operations: {
		title: "a head of operations",
		cares: "a trial before anything changes",
		step: ["a plan for a trial run", "a trial run"],
		question: ["what holds you up today?", "bottlenecks?"],
		topic: "operations",
	},
	it: {
		title: "a head of IT",
		cares: "integration",
		step: ["a list of integrations", "integrations"],
		question: ["what must it connect to?", "your systems?"],
		topic: "IT",
	},
	hr: {
		title: "a head of HR",
		cares: "what it means for the team",
		step: ["what changes for the team", "for your team"],
		question: ["what would your team want?", "who needs it?"],
		topic: "HR",
	},
};

/** By industry: its name, and the firms in it. */
const INDUSTRY: Record<Industry, readonly [string, string]> = {
	packaging: ["packaging", "packaging manufacturers"],
	machinery: ["machinery", "machine builders"],
	food: ["food", "food producers"],
	textiles: ["textiles", "textile manufacturers"],
	logistics: ["logistics", "logistics companies"],
	construction: ["construction", "construction companies"],
	chemicals: ["chemicals", "chemical producers"],
	software: ["software", "software companies"],
};

export const compose = composerOf({
	subjects({ role, industry, offer }) {
		const { title, cares, step, question, topic } = ROLES[role];
		const [field, firms] = INDUSTRY[industry];
		const sentence = capitalised(offer, "en");
		return [
			{
				parts: fitting(...step.map((words) => mark`${sentence}: ${words}`)),
				rule: `Small step: ${title} looks first at ${cares}, so that is what the subject line offers.`,
			},
			{
				parts: fitting(...question.map((words) => mark`${sentence}: ${words}`)),
				rule: "Open question: it is about the reader’s own job and takes one sentence to answer.",
			},
			{
				parts: fitting(mark`Looking at ${offer} this quarter?`, mark`Looking at ${offer}?`),
				rule: "Short answer: a yes or a no is enough.",
			},
			{
				parts: mark`Two questions on ${topic} in ${field}`,
				rule: "Industry and job: readers recognise their own work before your product comes up.",
			},
			{
				parts: fitting(mark`For ${firms}: ${offer}`, mark`${capitalised(field, "en")}: ${offer}`),
				rule: "Industry first: you see at once who the email is for.",
			},
		];
	},
	brief: {
		labels: {
			when: "When",
			company: "Company",
			contact: "Contact",
			goal: "Goal",
			agenda: "Agenda",
			ask: "Ask",
			bring: "Bring",
			close: "Before you finish",
		},
		days: /(?<!\p{L})(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|today|tomorrow|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)(?!\p{L})/iu,
		dates:
			/(?<![\p{L}\d])(?:\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\s\d{1,2}(?:st|nd|rd|th)?(?![:.]\d))(?:,?\s\d{4})?(?![\p{L}\d])/iu,
		kinds: [
			{
				pattern: /(?<!\p{L})(?:first (?:call|meeting)|intro(?:duction)?)(?!\p{L})/iu,
				name: "first call",
				goal: "Understand the need and find out who decides",
				agenda: [
					[0.2, "introductions"],
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
				pattern: /(?<!\p{L})(?:(?:annual|quarterly) review|review|QBR)(?!\p{L})/iu,
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
			// Behind the others: an offer is often only what such a meeting is about.
			{
				pattern:
					/(?<!\p{L})(?:negotiation|pricing call|(?:quot(?:e|ation)|offer|proposal)s?(?: (?:review|meeting|call))?(?!\p{L}))/iu,
				name: "quote meeting",
				goal: "Settle the scope and get a decision date",
				agenda: [
					[0.3, "read the scope together"],
					[0.4, "terms, and what you get in return"],
					[0.3, "the decision date"],
				],
				close: "Beside every discount, write what you got for it.",
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
				pattern: /(?<!\p{L})(?:head of sales|sales (?:manager|director))(?!\p{L})/iu,
				name: "sales",
				ask: "Which task takes most of your team’s time?",
			},
			{
				pattern: /(?<!\p{L})(?:head of )?(?:operations|production)(?: manager)?(?!\p{L})/iu,
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
				pattern: /(?<!\p{L})(?:deliver\p{L}*(?: (?:times?|dates?))?|lead times?|shipping)/iu,
				name: "delivery",
				ask: "When do you need it by, at the latest?",
				bring: "The current delivery plan",
			},
			{
				pattern: /(?<!\p{L})samples?(?!\p{L})/iu,
				name: "sample",
				ask: "Who will assess the sample, and by which criteria?",
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
			{
				pattern: /(?<!\p{L})(?:warrant(?:y|ies)|guarantees?)(?!\p{L})/iu,
				name: "warranty",
				ask: "From what date should the warranty run?",
				bring: "The warranty terms",
			},
			{
				pattern: /(?<!\p{L})(?:payments?|deposit)(?!\p{L})/iu,
				name: "payment",
				ask: "What payment terms do you usually work to?",
				bring: "A draft payment schedule",
			},
			{
				pattern: /(?<!\p{L})(?:installation|commissioning|assembly)(?!\p{L})/iu,
				name: "installation",
				ask: "What will be ready on site before installation?",
				bring: "An installation schedule",
			},
		],
		when: (pieces) => pieces.join(", "),
		minutes: (count) => `${count} min`,
		missing: {
			when: "We could not read the day and time. Try “Thu 3/12 14:00”.",
			company: "We could not read a company. Write it with its legal form, such as Ltd.",
			contact: "We could not read a name. Try “Ms Reed” or “Anna Reed (purchasing)”.",
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
					? `${minutes}, split by type of meeting`
					: `No end found: ${minutes} assumed, split by type of meeting`,
			ask: (names) => `One question for each hint: ${names}`,
			bring: (names) => `One document for each topic: ${names}`,
			close: "By kind of meeting",
			missing: "No rule fits this entry",
		},
	},
});
