let text = "";

/** Keeps what is typed for the text of a new post before its editor is there. */
export function keepFirstText(typed: string): void {
	text = typed;
}

/** Takes that text, once the editor has the focus. */
export function takeFirstText(): string {
	const typed = text;
	text = "";
	return typed;
}
