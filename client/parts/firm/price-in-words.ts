import type { Language } from "../../../shared/languages.ts";
import type { Price } from "../../../shared/site-settings.ts";
import type { FirmCopy } from "./tr.ts";

/** `from €1,950 a month`: as visitors read a price. */
export const priceInWords = (
	{ amount, currency, unit }: Price,
	{ from }: Pick<FirmCopy["price"], "from">,
	language: Language,
): string =>
	from[unit].replace(
		"{price}",
		new Intl.NumberFormat(language, {
			style: "currency",
			currency,
			maximumFractionDigits: 0,
		}).format(amount),
	);
