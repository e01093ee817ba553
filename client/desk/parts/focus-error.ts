/** Moves the focus to the first field with an error (`form.onSubmit(save, focusError)`): on a phone it may be out of sight, or below a bar. */
export function focusError(errors: Record<string, unknown>): void {
	const [field] = Object.keys(errors);
	const input = document.querySelector<HTMLElement>(`[data-path="${field}"]`);
	input?.focus({ preventScroll: true });
	input?.scrollIntoView({ block: "center" });
}
