import { expect, test } from "vitest";
import { readingTime, withReadingTime, wordCount } from "../../shared/reading-time.ts";

const words = (count: number) => Array(count).fill("söz").join(" ");

test.each([
	["", 0],
	["## İki söz\n\n- **üç** `dört`", 4],
	["[bir bağlantı](https://example.com/a-b) ![bir masa\\]](picture:0b1c)", 2],
	["| a | b |\n| --- | --- |\n| don’t | 48 |", 4],
])("the words of %j are %i", (markdown, count) => {
	expect(wordCount(markdown)).toBe(count);
});

test("200 words take a minute, and the next one begins another", () => {
	expect([0, 200, 201, 600].map((count) => readingTime(words(count)))).toEqual([1, 1, 2, 3]);
	expect(readingTime(words(190_000))).toBe(600);
});

test("a reading time goes with its text until somebody chooses another", () => {
	const content = words(450);
	const computed = { content: words(10), read_time: 1 };
	expect(withReadingTime(computed, { content })).toEqual({ content, read_time: 3 });
	expect(withReadingTime(computed, { content, read_time: 7 })).toEqual({ content, read_time: 7 });
	expect(withReadingTime({ content: "", read_time: 5 }, { content })).toEqual({ content });
	expect(withReadingTime<{ content?: string }>(computed, {})).toEqual({});
});
