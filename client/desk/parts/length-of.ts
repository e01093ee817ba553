/** Says below a field how long its text is, near the length that it may have and beyond it. */
export const lengthOf = ({ length }: string, most: number) => ({
	description: length > 0.9 * most ? `${length} / ${most}` : undefined,
	inputWrapperOrder: ["label" as const, "input" as const, "description" as const, "error" as const],
});
