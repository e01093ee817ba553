import { expect, it } from "vitest";
import { itemForKey } from "../../client/parts/item-for-key.ts";

const ITEMS = ["a", "b", "c"] as const;

it.each([
	["ArrowRight", "row", "a", "b"],
	["ArrowRight", "row", "c", "a"],
	["ArrowLeft", "row", "a", "c"],
	["ArrowLeft", "row", "c", "b"],
	["ArrowDown", "row", "a", undefined],
	["ArrowDown", "column", "c", "a"],
	["ArrowUp", "column", "a", "c"],
	["ArrowRight", "column", "a", undefined],
	["Home", "column", "c", "a"],
	["End", "row", "a", "c"],
	["Enter", "row", "a", undefined],
] as const)("%s in a %s leads from %s to %s", (key, direction, from, to) => {
	expect(itemForKey(key, ITEMS, from, direction)).toBe(to);
});
