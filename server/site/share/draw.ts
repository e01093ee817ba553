import { createElement as h } from "react";
import satori from "satori";
import sharp from "sharp";
import { SHARE_IMAGE_SIZE } from "../../../client/seo/head.ts";
import { drawable, family, loadFonts } from "./fonts.ts";
import { SCENE } from "./scene.ts";
import { fitTitle, MOST_LINES, TITLE_WIDTH } from "./title-size.ts";

/** The words on a share image. */
export interface ShareText {
	title: string;
	siteName: string;
	/** The site's host name. */
	host: string;
}

const { width, height } = SHARE_IMAGE_SIZE;

/** Read once, with this module. */
const FONTS = await loadFonts();

/**
 * Draws a share image, as PNG. Satori turns the words into outlines, so neither librsvg nor the machine
 * needs the fonts.
 */
export async function drawShareImage(text: ShareText): Promise<Buffer> {
	const words = await satori(layout(text), { width, height, fonts: FONTS });
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${SCENE}${words}</svg>`;
	return sharp(Buffer.from(svg))
		.flatten({ background: "#0b1517" })
		.png({ compressionLevel: 9 })
		.toBuffer();
}

function layout({ title, siteName, host }: ShareText) {
	const words = drawable(title) || siteName;
	const { size, fits } = fitTitle(words);
	return h(
		"div",
		{
			style: {
				display: "flex",
				position: "relative",
				width,
				height,
				color: "#f6f1e6",
				fontFamily: family("Bricolage Grotesque"),
				fontWeight: 700,
			},
		},
		h("div", { style: NAME }, drawable(siteName)),
		h(
			"div",
			{ style: FOOT },
			h(
				"div",
				{
					style: {
						display: "block",
						width: TITLE_WIDTH,
						fontSize: size,
						lineHeight: 1.08,
						letterSpacing: "-0.025em",
						lineClamp: MOST_LINES,
						// Balanced lines are as narrow as possible, and there Satori would break words.
						...(fits ? { textWrap: "balance" } : { wordBreak: "break-word" }),
					},
				},
				words,
			),
			h("div", { style: HOST }, drawable(host)),
		),
	);
}

/** Beside the mark, which is part of the scene. */
const NAME = {
	position: "absolute",
	top: 62,
	left: 146,
	fontSize: 40,
	lineHeight: 1.4,
	letterSpacing: "-0.02em",
} as const;

const FOOT = {
	display: "flex",
	flexDirection: "column",
	position: "absolute",
	bottom: 58,
	left: 80,
} as const;

const HOST = {
	marginTop: 26,
	color: "#bccac7",
	fontFamily: family("Instrument Sans"),
	fontSize: 28,
	fontWeight: 500,
} as const;
