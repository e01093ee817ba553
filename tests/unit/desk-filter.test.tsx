import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { useFilter } from "../../client/desk/parts/use-filter.ts";
import { postFilterSchema } from "../../shared/desk/posts.ts";

function Query() {
	const [query] = useFilter(postFilterSchema);
	return query.toString();
}

test("a filter of the desk leaves out what nobody can ask for", () => {
	const url = "/posts?state=xx&language=de&language=fr&page=0&sort=title&q=teklif&other=1";
	const shown = renderToStaticMarkup(
		<MemoryRouter initialEntries={[url]}>
			<Query />
		</MemoryRouter>,
	);
	expect(shown).toBe("sort=title&amp;q=teklif");
});
