/** How much of request bodies is in memory at a time. */
export interface BodyBudget {
	/** @returns how to give the bytes back, which can be repeated; undefined when there is no room for them. */
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
