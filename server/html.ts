/** Text made safe between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
	text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");

/** JSON that cannot end the script element around it. */
export const inlineJson = (value: unknown): string =>
	JSON.stringify(value).replaceAll("<", "\\u003c");
