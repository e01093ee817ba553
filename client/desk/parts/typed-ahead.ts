/** ms after which keys go where they always go. */
const LONGEST = 10_000;

let kept = "";
let stop = () => {};

/**
 * Keeps what is typed from now on, for a field whose page is still being loaded.
 * @param before the text of that field so far.
 */
export function keepTyped(before = ""): void {
	takeTyped();
	kept = before;
	const press = (event: KeyboardEvent) => {
		const typed = event.key === "Enter" ? "\n" : event.key;
		if (typed.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
		event.preventDefault();
		event.stopPropagation();
		kept += typed;
	};
	document.addEventListener("keydown", press, true);
	const timer = setTimeout(takeTyped, LONGEST);
	stop = () => {
		document.removeEventListener("keydown", press, true);
		clearTimeout(timer);
	};
}

/** Takes the kept text, once the field has the focus. */
export function takeTyped(): string {
	stop();
	const typed = kept;
	kept = "";
	return typed;
}
