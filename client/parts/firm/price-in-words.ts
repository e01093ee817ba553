import { fill } from "../../../shared/fill.ts";
import type { Language } from "../../../shared/languages.ts";
import type { Price } from "../../../shared/site-settings.ts";
import type { FirmCopy } from "./tr.ts";

/** As visitors read a price: `from €1,950 a month`. */
export const priceInWords = (
	{ amount, currency, unit }: Price,
	{ from }: Pick<FirmCopy["price"], "from">,
	language: Language,
): string =>
	fill(from[unit], {
		// In a Turkish sentence the currency follows its amount, as in German; Intl would write it first.
		price: new Intl.NumberFormat(language === "tr" ? "de" : language, {
			style: "currency",
			currency,
			currencyDisplay: "narrowSymbol",
			maximumFractionDigits: 0,
		}).format(amount),
	});
