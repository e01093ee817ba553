/**
 * Draws the pictures of the case studies (client/pages/cases/list.ts), one for each language, and writes them
 * where they are committed. Works offline; run it after a change to an example:
 *
 *     node tools/pictures/case-sheets/generate.ts
 */
import { join } from "node:path";
import { createElement as h } from "react";
import satori from "satori";
import sharp from "sharp";
import { de } from "../../../client/pages/case-detail/de.ts";
import { en } from "../../../client/pages/case-detail/en.ts";
import { tr } from "../../../client/pages/case-detail/tr.ts";
import { CASES, casePicture } from "../../../client/pages/cases/list.ts";
import { loadFonts } from "../../../server/site/share/fonts.ts";
import { LANGUAGES } from "../../../shared/languages.ts";
import { DRAWINGS } from "./drawings.ts";
import { COLORS, column, DISPLAY, line, TEXT } from "./style.ts";

const PUBLIC = join(import.meta.dirname, "../../../client/public");
const COPIES = { tr, de, en };
const SIZE = { width: 1200, height: 675 };

const GROUND = {
	...SIZE,
	boxSizing: "border-box",
	display: "flex",
	padding: "52px 60px",
	background: COLORS.sand,
	color: COLORS.text,
	fontFamily: TEXT,
	fontWeight: 500,
} as const;

const SHEET = {
	...column,
	flexGrow: 1,
	gap: 26,
	padding: "32px 52px 40px",
	borderRadius: 8,
	background: COLORS.paper,
} as const;

const STAMP = {
	padding: "4px 22px",
	border: `5px solid ${COLORS.stamp}`,
	borderRadius: 10,
	color: COLORS.stamp,
	fontFamily: DISPLAY,
	fontWeight: 700,
	fontSize: 36,
	transform: "rotate(4deg)",
} as const;

const TITLE = { fontFamily: DISPLAY, fontWeight: 700, fontSize: 44, lineHeight: 1.15 } as const;

const fonts = await loadFonts();
for (const language of LANGUAGES) {
	const { stamp, cases } = COPIES[language];
	for (const { slug } of CASES) {
		const { title, items } = cases[slug];
		const head = h(
			"div",
			{ style: { ...line, justifyContent: "space-between" } },
			h("div", { style: TITLE }, title),
			h("div", { style: STAMP }, stamp),
		);
		const sheet = h("div", { style: SHEET }, head, DRAWINGS[slug](items));
		const svg = await satori(h("div", { style: GROUND }, sheet), { ...SIZE, fonts });
		const { size } = await sharp(Buffer.from(svg))
			.webp({ lossless: true, effort: 6 })
			.toFile(join(PUBLIC, casePicture(slug, language)));
		console.log(slug, language, size);
	}
}
