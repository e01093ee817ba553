import { type RefObject, useEffect, useRef } from "react";

/** A button that is disabled while its form is sent loses the focus; it gets it back where the form stays. */
export function useFocusKept(submitting: boolean) {
	const button: RefObject<HTMLButtonElement | null> = useRef(null);
	const submitted = useRef(false);
	useEffect(() => {
		if (submitted.current && document.activeElement === document.body)
			button.current?.focus();
		submitted.current = submitting;
	}, [submitting]);
	return button;
}
