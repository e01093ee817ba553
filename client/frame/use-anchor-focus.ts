import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Moves the focus to the section that an address names, as a browser does on a full page load: the
 * keyboard goes on from there. Sections that can be reached so carry `tabIndex={-1}`.
 */
export function useAnchorFocus(): void {
	const { hash, key } = useLocation();
	const shown = useRef(key);
	useEffect(() => {
		if (shown.current === key) return;
		shown.current = key;
		document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
	}, [hash, key]);
}
