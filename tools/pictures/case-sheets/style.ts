import { createElement as h } from "react";
import type { ExamplesCopy } from "../../../client/pages/case-detail/tr.ts";
import { family } from "../../../server/site/share/fonts.ts";

/** The rows of an example. */
export type Items = ExamplesCopy["cases"]["salevium"]["items"];
export type Item = Items[number];

export const DISPLAY = family("Bricolage Grotesque");
export const TEXT = family("Instrument Sans");

/** Those of client/theme/tokens.css. */
export const COLORS = {
	paper: "#fdfaf4",
	sunk: "#efe7d8",
	sand: "#dbcfb9",
	text: "#132020",
	muted: "#404d4b",
	data: "#0a5645",
	action: "#ff7a33",
	onAction: "#0f0600",
	stamp: "#832f04",
};

export const column = { display: "flex", flexDirection: "column" } as const;
export const line = { display: "flex", alignItems: "center" } as const;

/** What has become of a row. */
export const state = ({ state, waits, open }: Item) =>
	h(
		"div",
		{
			style: {
				flexShrink: 0,
				alignSelf: "flex-start",
				padding: waits || open ? "4px 22px" : 0,
				borderRadius: 40,
				background: waits ? COLORS.action : open ? COLORS.sunk : "none",
				color: waits ? COLORS.onAction : open ? COLORS.muted : COLORS.data,
				fontSize: 32,
			},
		},
		state,
	);

export const small = (text: string) =>
	h("div", { style: { color: COLORS.muted, fontSize: 28 } }, text);

export const large = (text: string) => h("div", { style: { fontSize: 36, lineHeight: 1.2 } }, text);
