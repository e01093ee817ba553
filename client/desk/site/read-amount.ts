/** The same mark between all groups of three digits, as Turkish, German and English write them. */
const GROUPED = /^\d{1,3}(?:([.,’'\s])\d{3})(?:\1\d{3})*$/;

const DECIMALS = /^[\d.,’'\s]*\d[.,]\d{1,2}$/;

/**
 * A whole amount as somebody typed it: `1950`, `1.950`, `1,950` or `1 950`.
 * @returns `decimals` where it is not whole, `invalid` where it is not understood: never another amount than was meant.
 */
export function readAmount(typed: string): number | "decimals" | "invalid" {
	const text = typed.trim();
	if (/^\d+$/.test(text) || GROUPED.test(text)) return Number(text.replaceAll(/\D/g, ""));
	return DECIMALS.test(text) ? "decimals" : "invalid";
}
