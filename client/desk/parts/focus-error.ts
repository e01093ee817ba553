/** Moves the focus to the first field with an error (`form.onSubmit(save, focusError)`): on a phone it may be out of sight. */
export function focusError(errors: Record<string, unknown>): void {
	const [field] = Object.keys(errors);
	document.querySelector<HTMLElement>(`[data-path="${field}"]`)?.focus();
}
