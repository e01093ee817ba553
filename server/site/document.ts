import { HEAD_MARK } from "../../client/seo/apply-head.ts";
import type { HeadTag } from "../../client/seo/head.ts";
import type { Language } from "../../shared/languages.ts";
import { escapeHtml, inlineJson } from "../html.ts";
import type { Assets } from "./assets.ts";
import { LATE_SCRIPTS, LOAD_LATE_SCRIPTS } from "./late-scripts.ts";

export interface DocumentParts {
	language: Language;
	head: readonly HeadTag[];
	body: string;
	hydration: unknown;
	assets: Assets;
}

/** A whole HTML document. Its styles stand inline and nothing in it blocks the first paint. */
export function renderDocument(parts: DocumentParts): string {
	const { language, head, body, hydration, assets } = parts;
	return `<!doctype html>
<html lang="${language}" data-mantine-color-scheme="light" data-build="${escapeHtml(assets.entry)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#0b1517">
${head.map(renderTag).join("\n")}
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${assets.fonts.map(fontPreload).join("\n")}
${assets.styles.map(inlineStyle).join("\n")}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="hydration">${inlineJson(hydration)}</script>
<template id="${LATE_SCRIPTS}">
${assets.preload.map((href) => `<link rel="modulepreload" href="${href}">`).join("\n")}
<script type="module" src="${assets.entry}"></script>
</template>
<script>${LOAD_LATE_SCRIPTS}</script>
</body>
</html>
`;
}

/** Loads a font with the document. */
export const fontPreload = (href: string) =>
	`<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;

// The disabled link tells Vite's loader that the sheet is there already, or it would fetch it again.
const inlineStyle = ({ href, text }: { href: string; text: string }) =>
	`<style>${text}</style><link rel="stylesheet" href="${href}" disabled>`;

function renderTag(tag: HeadTag): string {
	switch (tag.tag) {
		case "title":
			return `<title ${HEAD_MARK}>${escapeHtml(tag.text)}</title>`;
		case "script":
			return `<script ${HEAD_MARK} type="application/ld+json">${inlineJson(tag.json)}</script>`;
		default: {
			const attributes = Object.entries(tag.attributes)
				.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
				.join("");
			return `<${tag.tag} ${HEAD_MARK}${attributes}>`;
		}
	}
}
