import { expect, test } from "vitest";
import { behindMarks, onwardInLink, toUrl } from "../../client/desk/posts/text/onward-in-link.ts";
import { after } from "../support/editor-text.ts";

test.each([
	["a [‹›](https://) b", "a [](‹https://›) b"],
	["[words‹›](https://)", "[words](‹https://›)"],
	["[wo‹›rds]()", "[words](‹›)"],
	["[https://x.example‹›](/y)", "[https://x.example](‹/y›)"],
	['[words](/y‹› "title") b', '[words](/y "title")‹› b'],
	["[words](https://x.example‹›)", "[words](https://x.example)‹›"],
	["‹›[words](/y)", undefined],
	["[words](/y)‹›", undefined],
	["[wo‹›rds]", undefined],
	["![wo‹›rds](picture:a) b", "![words](picture:a)‹› b"],
	["‹›![words](picture:a)", undefined],
	["`[wo‹›rds](/y)`", undefined],
])("Tab or Enter in %j", (text, expected) => {
	expect(after(onwardInLink, text)).toBe(expected);
});

test.each([
	["[wo‹›rds](/y)", "[words](‹/y›)"],
	["[words](/‹›y)", "[words](‹/y›)"],
	["[wo‹rd›s]()", "[words](‹›)"],
	["a ‹[**words**](/y)› b", "a [**words**](‹/y›) b"],
	["‹a [words](/y)› b", undefined],
	["‹›[words](/y)", undefined],
	["[words](/y)‹›", undefined],
	["[wo‹›rds]", undefined],
])("the link button in %j", (text, expected) => {
	expect(after(toUrl, text)).toBe(expected);
});

test.each([
	["a `‹›`", "a ``‹›"],
	["a `code‹›`", "a `code`‹›"],
	["**‹›** b", "****‹› b"],
	["***both‹›***", "***both***‹›"],
	["- *one‹›*", "- *one*‹›"],
	["**`code`‹›**", "**`code`**‹›"],
	["`a * b‹›* c`", undefined],
	["Fiyat 100 ₺* ‹›*KDV hariç*", undefined],
	["2\\*3 ‹›*x*", undefined],
	["* a\n  * text ‹›*words*", undefined],
	["2 * 3 = 6, 4 ‹›* 5", undefined],
	["**wo‹›rds**", undefined],
	["‹›**words**", undefined],
	["**words**‹›", undefined],
	["a ‹`code`›", undefined],
	["```\n`code‹›`\n```", undefined],
])("Enter before marks that close, in %j", (text, expected) => {
	expect(after(behindMarks, text)).toBe(expected);
});
