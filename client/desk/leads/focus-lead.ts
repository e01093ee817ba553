/** Moves the focus to the heading of the open lead, where what had it is left or gone: the keys of the inbox work there. */
export const focusLead = (): void =>
	document.getElementById("lead-name")?.focus({ preventScroll: true });
