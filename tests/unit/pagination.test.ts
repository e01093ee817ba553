import { expect, it } from "vitest";
import { shownPages } from "../../client/pages/blog/pagination.tsx";

it.each([
	[1, 3, [1, 2, 3]],
	[1, 90, [1, 2, 3, 4, 90]],
	[40, 90, [1, 37, 38, 39, 40, 41, 42, 43, 90]],
	[90, 90, [1, 87, 88, 89, 90]],
	// Beyond the last page.
	[99, 90, [1, 90]],
])("page %i of %i links to the first, the last and its neighbours", (current, count, pages) => {
	expect(shownPages(current, count)).toEqual(pages);
});
