import { useLayoutEffect, useRef } from "react";

/** On a phone the lead stands in the list's place: coming back, the list stands where it stood. */
export function useListPlace(isNarrow: boolean, isOpen: boolean): void {
	const place = useRef(0);
	useLayoutEffect(() => {
		if (!isNarrow) return;
		window.scrollTo(0, isOpen ? 0 : place.current);
		if (isOpen) return;
		const save = () => {
			place.current = window.scrollY;
		};
		window.addEventListener("scroll", save, { passive: true });
		return () => window.removeEventListener("scroll", save);
	}, [isNarrow, isOpen]);
}
