import { expect, it } from "vitest";
import { askedMessage } from "../../client/pages/quick-analysis/asked.server.ts";

const ask = (query: string) => askedMessage(new URLSearchParams(query), "en");

it.each([
	["hours=10&rate=20", "10 hours of manual work a week at €20 an hour"],
	["resource=company-list", "2,000"],
])("says what came along: %s", (query, words) => {
	expect(ask(query)).toContain(words);
});

it.each(["", "utm_source=x", "resource=unknown", "hours=ten", "message=Send%20money"])(
	"says nothing of its own: %j",
	(query) => {
		expect(ask(query)).toBe("");
	},
);
