import type { Figures } from "./figures.ts";

/** The invoice for a year of waiting. It is the formula of the blog's post on the three ways to AI. */
export interface Invoice {
	/** Work by hand: hours a year, and their cost. */
	work: { hours: number; amount: number };
	/** Late answers: enquiries a year, the orders lost among them, and the profit lost with these. */
	late: { enquiries: number; orders: number; amount: number };
	year: number;
	month: number;
}

/** Amounts are in the visitor's currency, and nothing is rounded: who shows them rounds. */
export function writeInvoice({ hours, rate, weeks, late, orders, margin }: Figures): Invoice {
	const work = { hours: hours * weeks, amount: hours * weeks * rate };
	const enquiries = late * weeks;
	const lost = (enquiries * orders) / 100;
	const year = work.amount + lost * margin;
	return {
		work,
		late: { enquiries, orders: lost, amount: lost * margin },
		year,
		month: year / 12,
	};
}
