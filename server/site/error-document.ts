import { de } from "../../client/frame/error-document/de.ts";
import { en } from "../../client/frame/error-document/en.ts";
import { tr } from "../../client/frame/error-document/tr.ts";
import { inEachLanguage } from "../../client/i18n/copy.ts";
import { languageOf, pathFor } from "../../shared/paths.ts";
import { escapeHtml } from "../html.ts";

const copies = inEachLanguage({ tr, de, en });

/**
 * The document that a person gets instead of a page when the server answers with an error. It needs no
 * script, style sheet or data, so that the failure cannot break it too.
 * @param path of the page, which says the language.
 * @param retry the URL to try again; the document's own unless given.
 */
export function errorDocument(status: number, path: string, requestId: string, retry = ""): string {
	const language = languageOf(path);
	const copy = copies[language];
	const { title, text } = textFor(status, copy);
	const failed = status >= 500;
	const passing = failed || status === 429;
	return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
body { box-sizing: border-box; display: grid; grid-template-columns: minmax(0, 36rem); place-content: center; gap: 1rem; min-height: 100vh; margin: 0; padding: 2rem; background: #0b1517; color: #f6f1e6; font: 1.125rem/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: clamp(1.5rem, 7vw, 2.25rem); line-height: 1.2; overflow-wrap: anywhere }
p { margin: 0 }
a { color: #ffa876 }
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${passing ? `<p><a href="${escapeHtml(retry)}">${escapeHtml(copy.retry)}</a></p>` : ""}
<p><a href="${pathFor("home", language)}">${escapeHtml(copy.home)}</a></p>
${failed ? `<p><small>${escapeHtml(requestId)}</small></p>` : ""}
</body>
</html>
`;
}

function textFor(status: number, copy: typeof tr) {
	if (status >= 500) return copy.failed;
	if (status === 429) return copy.tooMany;
	return status === 404 || status === 410 ? copy.notFound : copy.refused;
}
