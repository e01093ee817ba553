/** The forms that the server rendered, in the document's order; undefined once they were read. */
let rendered: (HTMLFormElement | undefined)[] = [];

/**
 * To be called before hydration: one that fails, for example in a page that the browser translates, replaces
 * the forms, and with them what was typed.
 */
export function rememberForms(): void {
	rendered = [...document.forms];
}

/** The form that has the text typed before hydration: the form itself, or the one that it replaces. */
export function typedForm(form: HTMLFormElement): HTMLFormElement {
	const index = [...document.forms].indexOf(form);
	const typed = rendered[index];
	// A form of a later page may have the same place.
	if (typed?.action !== form.action) return form;
	rendered[index] = undefined;
	return typed;
}
