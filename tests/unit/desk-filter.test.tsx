import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { useFilter } from "../../client/desk/parts/use-filter.ts";
import { leadFilterSchema } from "../../shared/desk/leads.ts";
import { postFilterSchema } from "../../shared/desk/posts.ts";

type Schema = Parameters<typeof useFilter>[0];

function Query({ schema }: { schema: Schema }) {
	const [query] = useFilter(schema);
	return query.toString();
}

test.each<[string, Schema, string]>([
	[
		"/posts?state=xx&language=de&language=fr&page=0&sort=title&q=teklif&other=1",
		postFilterSchema,
		"sort=title&amp;q=teklif",
	],
	["/posts?page=abc", postFilterSchema, ""],
	["/leads?state=answered&q=teklif", leadFilterSchema, "q=teklif"],
])("the filter of %s leaves out what nobody can ask for", (url, schema, expected) => {
	const shown = renderToStaticMarkup(
		<MemoryRouter initialEntries={[url]}>
			<Query schema={schema} />
		</MemoryRouter>,
	);
	expect(shown).toBe(expected);
});
