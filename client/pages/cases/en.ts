import type { CasesCopy } from "./tr.ts";

export const en: CasesCopy = {
	seo: {
		title: "Case studies: AI and automation for B2B firms",
		description:
			"Six automation projects in sales, marketing, content and export. Each case study gives the problem, what was built, the stages of the work and the figures.",
	},
	title: "Six projects and their figures",
	lead: "What was the problem, what did we build, in which stages, and what came of it? Each case study answers these four questions in the same order.",
	listLabel: "Case studies",
	details: "Read the full case study",
	breadcrumb: {
		label: "Breadcrumb",
		home: "Home",
		cases: "Case studies",
	},
	tabs: {
		problem: "Problem",
		solution: "Solution",
		implementation: "Implementation",
		results: "Results",
	},
	tabsLabel: "Parts of the case study",
	detail: {
		back: "Back to the case studies",
		siblingsLabel: "More case studies",
		previous: "Previous",
		all: "All case studies",
		next: "Next",
		before: "before",
		after: "after",
		dot: "1 dot = {each}",
		services: {
			sales: "How sales automation works",
			marketing: "How marketing automation works",
			data: "See data analysis",
		},
	},
	closing: {
		title: "What would your case study say?",
		text: "Tell us what takes up your time. The analysis is free, and you will get the report by email within 48 hours.",
		action: "Request a free analysis",
	},
	detailClosing: {
		title: "Do you have a similar problem to solve?",
		text: "Give us your name, email address and company. Within 48 hours you receive a report by email on what can be automated.",
		action: "Request Free Analysis",
	},
};
