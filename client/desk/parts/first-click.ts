import type { MouseEvent } from "react";

/** Leaves out the second click of a double click, which meets what took the button's place. */
export const firstClick =
	(run: () => void) =>
	({ detail }: MouseEvent): void => {
		if (detail < 2) run();
	};
