import { copies } from "../../client/content/copies.ts";
import { languageOf } from "../../client/i18n/paths.ts";
import { escapeHtml } from "./html.ts";

/**
 * The page that stands in where none could be rendered. It needs no script, no style sheet and no
 * data, so that nothing of what failed can fail it too.
 */
export function errorDocument(path: string, requestId: string): string {
	const language = languageOf(path);
	const { title, serverText, retry } = copies.frame[language].error;
	return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
body { display: grid; place-content: center; gap: 1rem; min-height: 100vh; margin: 0; padding: 2rem; background: #0b1517; color: #f6f1e6; font: 1.125rem/1.5 system-ui, sans-serif }
p { max-width: 36rem; margin: 0 }
a { color: #ffa876 }
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(serverText)}</p>
<p><a href="">${escapeHtml(retry)}</a></p>
<p><small>${escapeHtml(requestId)}</small></p>
</body>
</html>
`;
}
