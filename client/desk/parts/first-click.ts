import type { MouseEvent } from "react";

/** Ignores the second click of a double click, which hits whatever took the button's place. */
export const firstClick =
	(run: () => void) =>
	({ detail }: MouseEvent): void => {
		if (detail < 2) run();
	};
