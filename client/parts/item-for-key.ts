/** The arrow keys for a row or a column. */
const ARROWS = {
	row: { back: "ArrowLeft", on: "ArrowRight" },
	column: { back: "ArrowUp", on: "ArrowDown" },
};

/** The item that a key selects from the current one, or undefined for any other key; after the last comes the first. */
export function itemForKey<T>(
	key: string,
	items: readonly T[],
	current: T,
	direction: keyof typeof ARROWS,
): T | undefined {
	const { back, on } = ARROWS[direction];
	const index = items.indexOf(current);
	switch (key) {
		case on:
			return items[(index + 1) % items.length];
		case back:
			return items.at(index - 1);
		case "Home":
			return items[0];
		case "End":
			return items.at(-1);
		default:
			return undefined;
	}
}
