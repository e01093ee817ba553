import * as v from "valibot";
import { Problem } from "../problem.ts";

const COLUMNS = [
	"id",
	"language",
	"slug",
	"status",
	"title",
	"excerpt",
	"content",
	"author",
	"author_bio",
	"category",
	"tags",
	"read_time",
	"cover_image_url",
	"cover_image_alt",
	"meta_title",
	"meta_description",
	"meta_keywords",
	"translation_group",
	"published_at",
	"created_at",
	"updated_at",
];

/** Bytes of a query; the longest that names every column and filter has about 600. */
const MOST_BYTES = 1_024;

const MOST_ROWS = 100;

const TAKES = `Takes select (columns of blog_posts, each once, or *), language, status, slug and id (each eq.<value>), order, limit (at most ${MOST_ROWS}) and offset; at most ${MOST_BYTES} bytes.`;

/** A comma-separated list with each column at most once. */
const columnList = (item: RegExp) =>
	v.check((text: string) => {
		const columns = text.split(",").map((part) => item.exec(part)?.[1] ?? "");
		return (
			columns.every((column) => COLUMNS.includes(column)) &&
			new Set(columns).size === columns.length
		);
	});

const wholeNumber = (most: number) =>
	v.pipe(
		v.string(),
		v.digits(),
		v.check((text) => Number(text) <= most),
	);

const filter = (value: RegExp) => v.pipe(v.string(), v.startsWith("eq."), v.regex(value));

const querySchema = v.strictObject({
	select: v.optional(v.union([v.literal("*"), v.pipe(v.string(), columnList(/^(\w+)$/))])),
	language: v.optional(filter(/^eq\.(tr|de|en)$/)),
	status: v.optional(filter(/^eq\.(draft|published|archived)$/)),
	slug: v.optional(filter(/^eq\.[a-z\d-]{1,120}$/)),
	id: v.optional(filter(/^eq\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i)),
	order: v.optional(
		v.pipe(v.string(), columnList(/^(\w+)(?:\.(?:asc|desc))?(?:\.nulls(?:first|last))?$/)),
	),
	limit: v.optional(wholeNumber(MOST_ROWS)),
	offset: v.optional(wholeNumber(1_000_000)),
});

/**
 * The query of a public request for posts, as it is sent to Supabase. PostgREST's own language can name a
 * column hundreds of times under other names, which costs hundreds of megabytes; this schema allows only
 * the part that readers need, with a limit on the rows.
 * @param query of the URL, with its question mark; empty without a query.
 * @param range the `Range` header, PostgREST's other way to ask for rows.
 * @throws Problem 400 with the allowed values.
 */
export function readPostsQuery(query: string, range?: string): string {
	if (query.length > MOST_BYTES) throw refused("The query is too long");
	const parameters = new URLSearchParams(query);
	for (const name of parameters.keys()) {
		if (parameters.getAll(name).length > 1) {
			throw refused(`${name} may stand in the query once`);
		}
	}
	const result = v.safeParse(querySchema, Object.fromEntries(parameters));
	if (!result.success) {
		const [name] = result.issues.map((issue) => v.getDotPath(issue));
		throw refused(`${name} is not allowed like this`);
	}
	if (range === undefined) {
		if (!parameters.has("limit")) parameters.set("limit", String(MOST_ROWS));
	} else if (rowsOf(range) > MOST_ROWS) {
		throw refused(`Range takes at most ${MOST_ROWS} rows, such as 0-99`);
	}
	return `?${parameters}`;
}

/** The rows that a `Range` header asks for; infinitely many if it has no end. */
function rowsOf(range: string): number {
	const [, first, last] = /^(\d+)-(\d+)$/.exec(range) ?? [];
	return first && last ? Number(last) - Number(first) + 1 : Infinity;
}

const refused = (title: string) => new Problem(400, title, { detail: TAKES });
