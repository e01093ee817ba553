/** A text with values in its gaps, `{name}`. A gap without a value stays as it is. */
export const fill = (text: string, values: Record<string, string | number>): string =>
	text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
