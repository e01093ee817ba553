import type { Language } from "../../shared/languages.ts";
import { escapeHtml } from "../html.ts";
import { fontPreload } from "../site/document.ts";
import type { LinkedFiles } from "../site/manifest.ts";

interface DeskDocument {
	siteName: string;
	language: Language;
	/** The nonce of the page's policy; base64. */
	nonce: string;
	/** Whether the site sends mails: the sign-in offers a new link then. */
	sendsMail: boolean;
	/** Undefined in development, where Vite serves the sources. */
	assets: LinkedFiles | undefined;
}

const DEVELOPMENT: LinkedFiles = {
	entry: "/client/desk/entry.tsx",
	preload: [],
	styles: [],
	fonts: [],
};

/** Applies the stored choice of light or dark before the first paint; Mantine's key and attribute. */
const COLOR_SCHEME = `try{
const stored=localStorage.getItem("mantine-color-scheme-value");
const dark=stored==="dark"||(stored!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.dataset.mantineColorScheme=dark?"dark":"light";
}catch{}`;

/** The background colour until the script runs, so that nothing flashes. */
const GROUND = `html{background:#fdfaf4}html[data-mantine-color-scheme=dark]{background:#0b1517}`;

/** The document of every page of the desk. The application renders itself in the browser. */
export function deskDocument(parts: DeskDocument): string {
	const { siteName, language, nonce, assets = DEVELOPMENT } = parts;
	const name = escapeHtml(siteName);
	return `<!doctype html>
<html lang="${language}" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<meta property="csp-nonce" nonce="${nonce}">
<meta name="application-name" content="${name}">
<title>${name}</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<script nonce="${nonce}">${COLOR_SCHEME}</script>
<style nonce="${nonce}">${GROUND}</style>
${assets.fonts.map(fontPreload).join("\n")}
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("\n")}
${assets.preload.map((href) => `<link rel="modulepreload" href="${href}">`).join("\n")}
<script type="module" src="${assets.entry}"></script>
</head>
<body>
<div id="root"${parts.sendsMail ? " data-sends-mail" : ""}></div>
</body>
</html>
`;
}
