import { expect, it } from "vitest";
import { joinWords } from "../../shared/languages.ts";

it.each([
	["tr", "a, b ve c"],
	["de", "a, b und c"],
	["en", "a, b and c"],
] as const)("joinWords writes the list in %s", (language, list) => {
	expect(joinWords(["a", "b", "c"], language)).toBe(list);
});
