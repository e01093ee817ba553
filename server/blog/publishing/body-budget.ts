/** Bounds the request bodies that are in memory at a time. */
export interface BodyBudget {
	/** @returns a function that gives the bytes back (once, however often it is called); undefined when there is no room. */
	take(bytes: number): (() => void) | undefined;
}

/** @param most bytes of all bodies together. */
export function createBodyBudget(most: number): BodyBudget {
	let taken = 0;
	return {
		take(bytes) {
			if (taken + bytes > most) return undefined;
			taken += bytes;
			let held = bytes;
			return () => {
				taken -= held;
				held = 0;
			};
		},
	};
}
