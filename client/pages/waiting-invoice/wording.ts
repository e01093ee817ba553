import { fill } from "../../../shared/fill.ts";
import type { Language } from "../../../shared/languages.ts";
import type { Figures } from "./figures.ts";
import { writeInvoice } from "./invoice.ts";
import type { WaitingInvoiceCopy } from "./tr.ts";

/** The invoice in words, as the sheet and the form's message say it. */
export interface InvoiceWords {
	work: { formula: string; amount: string };
	late: { formula: string; amount: string };
	year: string;
	month: string;
	message: string;
}

/** Says an invoice in a language: in lira in Turkish, in euros in the others. */
export function sayInvoice(
	{ invoice, request }: WaitingInvoiceCopy,
	figures: Figures,
	language: Language,
): InvoiceWords {
	const { work, late, year, month } = writeInvoice(figures);
	const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
	const countOf = (unit: "hour" | "week") =>
		new Intl.NumberFormat(language, {
			style: "unit",
			unit,
			unitDisplay: "long",
			maximumFractionDigits: 2,
		});
	const money = new Intl.NumberFormat(language, {
		style: "currency",
		currency: language === "tr" ? "TRY" : "EUR",
		// An hour may cost 42,50; of a year's sum the cents say nothing.
		maximumFractionDigits: 0,
	});
	const price = new Intl.NumberFormat(language, {
		...money.resolvedOptions(),
		minimumFractionDigits: 2,
		maximumFractionDigits: 2,
		trailingZeroDisplay: "stripIfInteger",
	});
	const words: Record<string, string> = {
		hours: countOf("hour").format(figures.hours),
		weeks: countOf("week").format(figures.weeks),
		late: number.format(figures.late),
		orders: number.format(figures.orders),
		rate: price.format(figures.rate),
		margin: price.format(figures.margin),
		year: money.format(year),
		month: money.format(month),
	};
	const say = (text: string) => fill(text, words);
	// The line of which nothing was typed is left out.
	const parts = [];
	if (figures.hours > 0 || figures.late === 0) parts.push(request.work);
	if (figures.late > 0) parts.push(request.late);
	return {
		work: { formula: say(invoice.workFormula), amount: money.format(work.amount) },
		late: { formula: say(invoice.lateFormula), amount: money.format(late.amount) },
		year: money.format(year),
		month: say(invoice.month),
		message: fill(request.message, { ...words, parts: parts.map(say).join("; ") }),
	};
}
