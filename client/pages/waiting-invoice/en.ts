import type { WaitingInvoiceCopy } from "./tr.ts";

export const en: WaitingInvoiceCopy = {
	seo: {
		title: "The invoice for waiting",
		description:
			"What do manual work and late replies cost your firm in a year? Fill in your own figures: you see every step of the calculation, and can print the invoice.",
	},
	title: "The invoice for waiting",
	lead: "What does it cost you if nothing changes for a year? The figures are yours. If you do not know one, leave it at zero.",
	fields: {
		hours: {
			label: "Hours a week",
			hint: "Entering enquiries, chasing quotes, answering the same questions",
		},
		rate: { label: "Cost per hour (€)", hint: "Salary and all employment costs" },
		weeks: {
			label: "Working weeks a year",
			hint: "We suggest 46: 52 weeks minus leave and public holidays",
		},
		late: {
			label: "Enquiries answered too late, per week",
			hint: "Late enough for the buyer to ask somebody else",
		},
		orders: {
			label: "What percentage would have become orders?",
			hint: "If answered in time. If in doubt, enter zero",
		},
		margin: {
			label: "Contribution margin per order (€)",
			hint: "Not revenue: what remains after variable costs",
		},
	},
	problems: {
		number: "Enter a number, such as 12 or 1,500.50.",
		most: "{most} at most.",
		summary: "Correct the marked fields to update the total.",
	},
	example: {
		text: "Try it with example figures",
		figures: "6\u00a0hours a week at €40 an hour",
		query: "?hours=6&rate=40",
	},
	submit: "Write the invoice",
	invoice: {
		title: "Invoice",
		subject: "A year of waiting",
		work: "Manual work",
		workFormula: "{hours} × {weeks} × {rate}",
		late: "Late replies",
		lateFormula: "{late} a week × {weeks} × {orders}% × {margin}",
		year: "Total for a year",
		forExample: "Example: {year}",
		month: "{month} a month on average",
		own: "All figures are yours; we have added nothing.",
		example: "These are example figures. Enter your own.",
		stamp: "Example",
		note: "Not every one of these hours can be automated, and the cost of setup is not on this invoice.",
	},
	print: "Print",
	action: "Request an analysis based on this invoice",
	blankAction: "Request a free analysis",
	request: {
		lead: "Your invoice is already in the message; change it as you like. The report says which items can shrink, and by how much. You will have it by email within 48 hours.",
		submit: "Request a free analysis",
		message: "Invoice for waiting: {parts}. Total for a year: {year}. How much of it can be saved?",
		work: "{hours} of manual work a week at {rate} an hour, {weeks} a year",
		late: "enquiries answered too late, {late} a week, {orders}% of them possible orders worth {margin} each",
	},
};
