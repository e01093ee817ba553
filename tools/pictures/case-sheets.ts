/**
 * Draws the pictures of the case studies that show their example sheet (client/pages/cases/list.ts), in each
 * language, and writes them where they are committed. Works offline; run it after a change to an example:
 *
 *     node tools/pictures/case-sheets.ts
 */
import { join } from "node:path";
import { createElement as h } from "react";
import satori from "satori";
import sharp from "sharp";
import { de } from "../../client/pages/case-detail/de.ts";
import { en } from "../../client/pages/case-detail/en.ts";
import { type ExamplesCopy, tr } from "../../client/pages/case-detail/tr.ts";
import { CASES, type CaseSlug, casePicture } from "../../client/pages/cases/list.ts";
import { family, loadFonts } from "../../server/site/share/fonts.ts";
import { LANGUAGES } from "../../shared/languages.ts";

const PUBLIC = join(import.meta.dirname, "../../client/public");
const COPIES = { tr, de, en };
const SIZE = { width: 1200, height: 675 };
const DISPLAY = family("Bricolage Grotesque");

type Items = ExamplesCopy["cases"]["salevium"]["items"];
type Item = Items[number];

const column = { display: "flex", flexDirection: "column" } as const;

const state = ({ state, waits, open }: Item) =>
	h(
		"div",
		{
			style: {
				flexShrink: 0,
				padding: waits || open ? "4px 22px" : 0,
				borderRadius: 40,
				background: waits ? "#ff7a33" : open ? "#efe7d8" : "none",
				color: waits ? "#0f0600" : open ? "#404d4b" : "#0a5645",
				fontSize: 34,
			},
		},
		state,
	);

const row = (item: Item, mark?: string) =>
	h(
		"div",
		{
			key: item.text,
			style: {
				display: "flex",
				alignItems: "center",
				justifyContent: "space-between",
				gap: 32,
				padding: "22px 0",
				borderTop: "2px solid #dbcfb9",
			},
		},
		mark && h("div", { style: TIER }, mark),
		h(
			"div",
			{ style: { ...column, flexGrow: 1 } },
			h("div", { style: { color: "#404d4b", fontSize: 30 } }, item.kind),
			h("div", { style: { fontSize: 40 } }, item.text),
		),
		state(item),
	);

const TIER = {
	display: "flex",
	alignItems: "center",
	justifyContent: "center",
	width: 84,
	height: 84,
	border: "4px solid #0a5645",
	borderRadius: 84,
	color: "#0a5645",
	fontFamily: DISPLAY,
	fontWeight: 700,
	fontSize: 48,
} as const;

const STAMP = {
	padding: "4px 22px",
	border: "5px solid #832f04",
	borderRadius: 10,
	color: "#832f04",
	fontFamily: DISPLAY,
	fontWeight: 700,
	fontSize: 36,
	transform: "rotate(4deg)",
} as const;

/** The sheet goes on below the picture: a row that does not fit fades instead of being cut through its letters. */
const FADE = {
	position: "absolute",
	bottom: 0,
	left: 64,
	width: 1072,
	height: 120,
	backgroundImage: "linear-gradient(rgba(253, 250, 244, 0), #fdfaf4 85%)",
} as const;

/** The first message, set as a person reads it, and the head of the next one. */
const mail = ([subject, text, next]: Items) =>
	subject &&
	text &&
	next && [
		row(subject),
		h(
			"div",
			{
				key: "text",
				style: {
					padding: "26px 36px",
					borderRadius: 16,
					background: "#efe7d8",
					fontSize: 46,
					lineHeight: 1.35,
					textWrap: "balance",
				},
			},
			text.text,
		),
		h("div", { key: "next", style: { ...column, paddingTop: 20 } }, row(next)),
	];

/** How the rows of a sheet are set; without a mark of their own. */
const BODIES: Partial<Record<CaseSlug, (items: Items) => ReturnType<typeof mail>>> = {
	"car-studio-ai": mail,
	cemkimsan: (items: Items) => items.map((item) => row(item, /\d/.exec(item.kind)?.[0])),
};
const plain = (items: Items) => items.map((item) => row(item));

const fonts = await loadFonts();
for (const language of LANGUAGES) {
	const { stamp, cases } = COPIES[language];
	for (const { slug } of CASES) {
		const { title, items } = cases[slug];
		const svg = await satori(
			h(
				"div",
				{
					style: {
						...SIZE,
						display: "flex",
						background: "#dbcfb9",
						color: "#132020",
						fontFamily: family("Instrument Sans"),
						fontWeight: 500,
					},
				},
				h(
					"div",
					{
						style: {
							...column,
							position: "absolute",
							top: 56,
							left: 64,
							width: 1072,
							height: 700,
							boxSizing: "border-box",
							padding: "40px 56px",
							borderRadius: 8,
							background: "#fdfaf4",
						},
					},
					h(
						"div",
						{
							style: {
								display: "flex",
								alignItems: "center",
								justifyContent: "space-between",
								marginBottom: 28,
							},
						},
						h("div", { style: { fontFamily: DISPLAY, fontWeight: 700, fontSize: 50 } }, title),
						h("div", { style: STAMP }, stamp),
					),
					(BODIES[slug] ?? plain)(items),
				),
				h("div", { style: FADE }),
			),
			{ ...SIZE, fonts },
		);
		const { size } = await sharp(Buffer.from(svg))
			.webp({ lossless: true, effort: 6 })
			.toFile(join(PUBLIC, casePicture(slug, language)));
		console.log(slug, language, size);
	}
}
