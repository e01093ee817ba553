/** Moves the focus to a field: on a phone it may be out of sight, or below a bar. */
export function focusField(name: string): void {
	const input = document.querySelector<HTMLElement>(`[data-path="${name}"]`);
	input?.focus({ preventScroll: true });
	input?.scrollIntoView({ block: "center" });
}

/** Moves the focus to the first field with an error (`form.onSubmit(save, focusError)`). */
export function focusError(errors: Record<string, unknown>): void {
	const [field] = Object.keys(errors);
	if (field !== undefined) focusField(field);
}
