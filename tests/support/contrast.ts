/** Red, green and blue from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** @returns the colour of `#rgb` or `#rrggbb`, undefined for anything else. */
export function parseHex(text: string): Color | undefined {
	const digits = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text.trim());
	if (!digits) return undefined;
	const [, short, long] = digits;
	const pairs = long ?? [...(short ?? "")].map((digit) => digit + digit).join("");
	const part = (from: number) => Number.parseInt(pairs.slice(from, from + 2), 16);
	return [part(0), part(2), part(4)];
}

/** Relative luminance from 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(color: Color): number {
	const [red, green, blue] = color.map((part) => {
		const share = part / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** From 1 (the same) to 21 (black on white) (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: Color, other: Color): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

/** The contrast of text in WCAG, level AAA. */
export const ENHANCED = 7;

/** The tokens of text and of backgrounds. */
export const TEXT_PAIRS = [
	...["background", "surface", "sunk"].flatMap((ground) =>
		["text", "muted", "link", "data"].map((text) => ({ text, ground })),
	),
	{ text: "link", ground: "marked" },
	{ text: "on-action", ground: "action" },
	{ text: "on-action", ground: "action-hover" },
];
