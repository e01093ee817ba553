import { expect, test } from "vitest";
import { partsOf } from "../../client/desk/leads/message.tsx";

test.each([
	["Just a text, vitrin.example/a and javascript:alert(1) //x.example", []],
	["Look at www.firma.de", ["http://www.firma.de"]],
	["Das ist gut.es geht", []],
	["https://evil.example/\u202emoc.knab.www", []],
	["See https://firma.example/a?b=1.", ["https://firma.example/a?b=1"]],
	["(http://ü.example/straße)", ["http://ü.example/straße"]],
	["Mail ada@firma.example, or call", ["mailto:ada@firma.example"]],
	[
		"ftp://firma.example\nhttps://a.example https://b.example",
		["https://a.example", "https://b.example"],
	],
])("%j has the links %j", (message, urls) => {
	const parts = partsOf(message);
	expect(parts.map(({ text }) => text).join("")).toBe(message);
	expect(parts.flatMap(({ url }) => url ?? [])).toEqual(urls);
});
