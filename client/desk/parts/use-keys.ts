import { useWindowEvent } from "@mantine/hooks";
import { useRef } from "react";

/** Elements that use the keys themselves. */
const OWN_KEYS =
	"input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=dialog], [role=listbox]";

const isOwn = (target: EventTarget | null) =>
	target instanceof Element && target.closest(OWN_KEYS) !== null;

/** Calls the handler of a pressed key (`KeyboardEvent.key`, letters in lower case), unless the person types or a dialog is open. */
export function useKeys(keys: Record<string, (event: KeyboardEvent) => void>): void {
	/** The key that has done something and is still held: in the field that it opened it types nothing. */
	const held = useRef<string>(undefined);
	useWindowEvent("keydown", (event) => {
		const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
		if (event.repeat && held.current === event.key && isOwn(target)) event.preventDefault();
		if (defaultPrevented || ctrlKey || metaKey || altKey) return;
		if (isOwn(target)) return;
		const isRadio = target instanceof Element && target.matches("[type=radio]");
		if (isRadio && event.key.startsWith("Arrow")) return;
		const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
		const handler = keys[name];
		if (!handler) return;
		event.preventDefault();
		held.current = event.key;
		handler(event);
	});
	useWindowEvent("keyup", () => {
		held.current = undefined;
	});
}
