/** The forms that the server rendered. */
let rendered: HTMLFormElement[] = [];

/**
 * To be called before hydration: one that fails, for example in a page that the browser translates, replaces
 * the forms, and with them what was typed.
 */
export function rememberForms(): void {
	rendered = [...document.forms];
}

/** The form with what was typed before hydration: the form itself, or the one that it replaces. */
export function typedForm(form: HTMLFormElement): HTMLFormElement {
	const typed = rendered.find(({ action }) => action === form.action) ?? form;
	rendered = rendered.filter((other) => other !== typed);
	return typed;
}
