import { useEffect, useRef } from "react";

/** Elements that use the keys themselves. */
const OWN_KEYS =
	"input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=dialog], [role=listbox]";

/** Calls the handler of a pressed key (`KeyboardEvent.key`, letters in lower case), unless somebody types or a dialog is open. */
export function useKeys(keys: Record<string, () => void>): void {
	const current = useRef(keys);
	useEffect(() => {
		current.current = keys;
	});
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
			if (defaultPrevented || ctrlKey || metaKey || altKey) return;
			if (target instanceof Element && target.closest(OWN_KEYS)) return;
			const isRadio = target instanceof Element && target.matches("[type=radio]");
			if (isRadio && event.key.startsWith("Arrow")) return;
			const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
			const handler = current.current[name];
			if (!handler) return;
			event.preventDefault();
			handler();
		};
		document.addEventListener("keydown", press);
		return () => document.removeEventListener("keydown", press);
	}, []);
}
