/** The arrow keys that lead through a row or a column. */
const ARROWS = {
	row: { back: "ArrowLeft", on: "ArrowRight" },
	column: { back: "ArrowUp", on: "ArrowDown" },
};

/** Which item a key leads to from the current one, or undefined where the key means nothing; the arrows go round. */
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
