import { expect, test } from "vitest";
import { SEARCH_LENGTH, searchText } from "../../shared/search-text.ts";

test("a text that is searched for has neither superfluous spaces nor what Postgres refuses", () => {
	expect(searchText(" crm\0\t  satış\n")).toBe("crm satış");
	expect(searchText(`${"x".repeat(SEARCH_LENGTH - 1)}🎯`)).toBe("x".repeat(SEARCH_LENGTH - 1));
});
