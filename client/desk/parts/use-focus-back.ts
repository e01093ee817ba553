import { useEffect, useState } from "react";

/** Gives the focus of a dialog that goes back to where it was before, unless something else has it by then. */
export function useFocusBack(): void {
	const [before] = useState(() => {
		const { activeElement } = document;
		// The menu that opened it is gone by then; the button of the menu is not.
		const button = activeElement?.closest("[role=menu]")?.getAttribute("aria-labelledby");
		return button ? document.getElementById(button) : activeElement;
	});
	useEffect(
		() => () => {
			const isNowhere = document.activeElement === document.body;
			if (isNowhere && before instanceof HTMLElement) before.focus({ preventScroll: true });
		},
		[before],
	);
}
