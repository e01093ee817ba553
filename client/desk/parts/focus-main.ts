/** Moves the focus to the page, where what had it is gone: Tab goes on from there, not from the top of the document. */
export function focusMain(): void {
	document.getElementById("main")?.focus({ preventScroll: true });
}
