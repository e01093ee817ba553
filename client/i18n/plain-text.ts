/** The text without what only its display needs: for titles, descriptions, structured data, feeds, search. */
export const plainText = (text: string): string =>
	text.replaceAll(/[\u2060\u00ad]/g, "").replaceAll(/[\u00a0\u202f]/g, " ");
