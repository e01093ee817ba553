import { createElement as h, type ReactElement } from "react";
import type { CaseSlug } from "../../../client/pages/cases/list.ts";
import {
	COLORS,
	column,
	DISPLAY,
	type Item,
	type Items,
	large,
	line,
	small,
	state,
} from "./style.ts";

/** How each case's example is drawn: what its system does, not a list of rows. */
export const DRAWINGS: Record<CaseSlug, (items: Items) => ReactElement> = {
	"car-studio-ai": letter,
	acilsatis: lanes,
	salevium: approval,
	"erpa-teknoloji": stadium,
	cemkimsan: rings,
	"dkm-coach-bilge": board,
};

/** The first message as its recipient reads it, and the next one, which waits. */
function letter([subject, text, next]: Items) {
	return h(
		"div",
		{ style: { ...column, flexGrow: 1, justifyContent: "space-between" } },
		subject && h("div", { style: column }, small(subject.kind), large(subject.text)),
		h(
			"div",
			{
				style: {
					padding: "26px 36px",
					borderRadius: 16,
					background: COLORS.sunk,
					fontSize: 40,
					lineHeight: 1.3,
					textWrap: "balance",
				},
			},
			text?.text,
		),
		next && h("div", { style: { ...line, gap: 28 } }, small(next.kind), state(next)),
	);
}

/** The plan of two sectors beside each other, each with posts of its own. */
function lanes(items: Items) {
	const sectors = Map.groupBy(items.slice(0, 3), ({ kind }) => kind.split(",")[0] ?? "");
	const post = (item: Item) =>
		h(
			"div",
			{
				key: item.text,
				style: {
					...column,
					gap: 10,
					padding: "18px 26px",
					borderLeft: `8px solid ${item.open ? COLORS.sand : COLORS.data}`,
					background: COLORS.sunk,
				},
			},
			large(item.text),
			h("div", { style: { color: COLORS.muted, fontSize: 32 } }, item.state),
		);
	const lane = ([name, posts]: [string, Item[]]) =>
		h(
			"div",
			{ key: name, style: { ...column, flex: 1, gap: 18 } },
			h("div", { style: { fontFamily: DISPLAY, fontWeight: 700, fontSize: 38 } }, name),
			...posts.map(post),
		);
	return h("div", { style: { display: "flex", flexGrow: 1, gap: 40 } }, ...[...sectors].map(lane));
}

/** Three posts on their way, and what became of each. */
function approval(items: Items) {
	const bar = (width: string) =>
		h("div", {
			key: width,
			style: { width, height: 14, borderRadius: 7, background: COLORS.sand },
		});
	const post = (item: Item) =>
		h(
			"div",
			{ key: item.kind, style: { ...column, flex: 1, gap: 16 } },
			h(
				"div",
				{
					style: {
						...column,
						gap: 14,
						padding: 20,
						border: `5px solid ${item.waits ? COLORS.action : item.open ? COLORS.sand : COLORS.data}`,
						borderRadius: 16,
					},
				},
				h("div", { style: { height: 96, borderRadius: 8, background: COLORS.sunk } }),
				bar("100%"),
				bar("62%"),
			),
			state(item),
			h("div", { style: { fontSize: 30, lineHeight: 1.25 } }, item.text),
		);
	return h(
		"div",
		{ style: { display: "flex", flexGrow: 1, gap: 40 } },
		...items.slice(0, 3).map(post),
	);
}

/** A stadium from above with a seat for each role, and what each is written. */
function stadium(items: Items) {
	const seats = [
		[90, 120],
		[330, 90],
		[60, 290],
		[350, 300],
	] as const;
	const color = (item: Item) =>
		item.waits ? COLORS.action : item.open ? COLORS.sand : COLORS.data;
	const role = (item: Item, index: number) =>
		h(
			"div",
			{ key: item.text, style: { ...line, gap: 24 } },
			disc(
				String(index + 1),
				color(item),
				item.waits || item.open ? COLORS.onAction : COLORS.paper,
			),
			h(
				"div",
				{ style: { ...column, flexShrink: 1 } },
				h("div", { style: { fontSize: 32, lineHeight: 1.15 } }, item.text),
			),
		);
	const seat = ([x, y]: readonly [number, number], index: number) => {
		const item = items[index];
		return item && h("circle", { key: x, cx: x, cy: y, r: 24, fill: color(item) });
	};
	return h(
		"div",
		{ style: { ...line, flexGrow: 1, gap: 48 } },
		h(
			"svg",
			{ width: 379, height: 370, viewBox: "0 0 410 400" },
			...[200, 165, 130].map((width) =>
				h("rect", {
					key: width,
					x: 205 - width,
					y: 200 - width * 0.95,
					width: 2 * width,
					height: 1.9 * width,
					rx: 0.8 * width,
					fill: width === 130 ? COLORS.sunk : "none",
					stroke: COLORS.sand,
					strokeWidth: 6,
				}),
			),
			h("path", {
				d: "M120 120h170v160h-170z M120 200h170",
				fill: "none",
				stroke: COLORS.data,
				strokeWidth: 5,
			}),
			h("circle", { cx: 205, cy: 200, r: 32, fill: "none", stroke: COLORS.data, strokeWidth: 5 }),
			...seats.map(seat),
		),
		h(
			"div",
			{ style: { ...column, flex: 1, height: 370, justifyContent: "space-between" } },
			...items.slice(0, 4).map(role),
		),
	);
}

/** Three tiers around the pilot market. */
function rings(items: Items) {
	const dots = (radius: number, count: number, fill: string) =>
		Array.from({ length: count }, (_, index) => {
			const angle = (2 * Math.PI * index) / count + radius;
			return h("circle", {
				key: index,
				cx: 205 + radius * Math.cos(angle),
				cy: 205 + radius * Math.sin(angle),
				r: 13,
				fill,
			});
		});
	const tiers = [items[0], items[2], items[3]];
	const colors = [COLORS.action, COLORS.data, COLORS.muted];
	return h(
		"div",
		{ style: { ...line, flexGrow: 1, gap: 56 } },
		h(
			"svg",
			{ width: 410, height: 410, viewBox: "0 0 410 410" },
			...[70, 130, 190].map((r) =>
				h("circle", {
					key: r,
					cx: 205,
					cy: 205,
					r,
					fill: "none",
					stroke: COLORS.sand,
					strokeWidth: 4,
				}),
			),
			...dots(70, 4, COLORS.action),
			...dots(130, 9, COLORS.data),
			...dots(190, 16, COLORS.muted),
		),
		h(
			"div",
			{ style: { ...column, flex: 1, gap: 36 } },
			...tiers.map(
				(item, index) =>
					item &&
					h(
						"div",
						{ key: item.text, style: { ...line, gap: 24 } },
						disc(String(index + 1), colors[index] ?? "", index ? COLORS.paper : COLORS.onAction),
						h("div", { style: { ...column, flexShrink: 1 } }, small(item.kind), large(item.text)),
					),
			),
		),
	);
}

/** The cards of a game, and the record that a played one becomes. */
function board(items: Items) {
	const PLAYED = new Set([1, 3, 6, 8, 10]);
	const WON = 6;
	const card = (index: number) =>
		h(
			"div",
			{
				key: index,
				style: {
					...line,
					justifyContent: "center",
					width: 112,
					height: 112,
					borderRadius: 18,
					background: index === WON ? COLORS.action : PLAYED.has(index) ? COLORS.data : COLORS.sunk,
				},
			},
			PLAYED.has(index) &&
				h(
					"svg",
					{ width: 56, height: 56, viewBox: "0 0 24 24" },
					h("path", {
						d: "M4 13l5 5L20 7",
						fill: "none",
						stroke: index === WON ? COLORS.onAction : COLORS.paper,
						strokeWidth: 3,
					}),
				),
		);
	return h(
		"div",
		{ style: { ...line, flexGrow: 1, gap: 52 } },
		h(
			"div",
			{ style: { display: "flex", flexWrap: "wrap", gap: 16, width: 512 } },
			...Array.from({ length: 12 }, (_, index) => card(index)),
		),
		h(
			"div",
			{
				style: {
					...column,
					flex: 1,
					gap: 26,
					paddingLeft: 36,
					borderLeft: `8px solid ${COLORS.action}`,
				},
			},
			...items
				.slice(0, 3)
				.map((item) =>
					h(
						"div",
						{ key: item.kind, style: column },
						small(item.kind),
						h("div", { style: { fontSize: 34, lineHeight: 1.2 } }, item.text),
					),
				),
		),
	);
}

const disc = (text: string, background: string, color: string) =>
	h(
		"div",
		{
			style: {
				...line,
				justifyContent: "center",
				flexShrink: 0,
				width: 68,
				height: 68,
				borderRadius: 68,
				background,
				color,
				fontFamily: DISPLAY,
				fontWeight: 700,
				fontSize: 40,
			},
		},
		text,
	);
