/** What the visitor may have used before hydration. */
const SELECTOR = "form, [data-early-click]";

const find = () => [...document.querySelectorAll(SELECTOR)];

let before: Element[] = [];

/**
 * Remembers the forms and buttons of the document as the server sent it. A hydration that fails, for
 * example in a page that the browser translates, replaces them, and with them what was typed.
 */
export function rememberDocument(): void {
	before = find();
}

/** The form with what was typed before hydration: the form itself, or the one that it replaces. */
export function typedForm(form: HTMLFormElement): HTMLFormElement {
	if (before.includes(form)) return form;
	const replaced = before[find().indexOf(form)];
	return replaced instanceof HTMLFormElement ? replaced : form;
}

/** The button in place of one that was pressed before hydration. */
export function shownButton(pressed: HTMLElement): HTMLElement | undefined {
	if (pressed.isConnected) return pressed;
	const shown = find()[before.indexOf(pressed)];
	return shown instanceof HTMLButtonElement ? shown : undefined;
}
