/** The text without the no-break spaces of its display: for titles, descriptions, structured data, feeds, search. */
export const plainText = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");
