/** ms after which letters go where they always go. */
const LONGEST = 10_000;

let kept = "";
let stop = () => {};

/** Keeps the letters that are typed from now on, for a field whose page is still being loaded. */
export function keepTyped(): void {
	takeTyped();
	const press = (event: KeyboardEvent) => {
		if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
		event.preventDefault();
		event.stopPropagation();
		kept += event.key;
	};
	document.addEventListener("keydown", press, true);
	const timer = setTimeout(takeTyped, LONGEST);
	stop = () => {
		document.removeEventListener("keydown", press, true);
		clearTimeout(timer);
	};
}

/** Takes the kept letters, once the field has the focus. */
export function takeTyped(): string {
	stop();
	const typed = kept;
	kept = "";
	return typed;
}
