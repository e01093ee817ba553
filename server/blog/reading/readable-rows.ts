import * as v from "valibot";

/** Told of a post that cannot be read or rendered. @param reason without text of the post. */
export type OnUnreadable = (postId: string, reason: string) => void;

const rowsSchema = v.array(v.looseObject({ id: v.string() }));

/**
 * Reads rows one by one, so that a row that cannot be read costs no other: it is left out and reported.
 * @throws ValiError if the rows are no rows.
 */
export function readableRows<Schema extends v.GenericSchema>(
	schema: Schema,
	rows: unknown,
	onUnreadable: OnUnreadable,
): v.InferOutput<Schema>[] {
	return v.parse(rowsSchema, rows).flatMap((row) => {
		const result = v.safeParse(schema, row);
		if (result.success) return [result.output];
		onUnreadable(row.id, wrongFields(result.issues));
		return [];
	});
}

/** The fields that are wrong; a message would quote their values. */
export const wrongFields = (issues: readonly v.BaseIssue<unknown>[]): string =>
	`unreadable: ${issues.map((issue) => v.getDotPath(issue)).join(", ")}`;

/** A list whose unreadable items are left out without a report: for data beside a post. */
export const readableItems = <Schema extends v.GenericSchema>(schema: Schema) =>
	v.pipe(
		v.array(v.unknown()),
		v.transform((items) =>
			items.flatMap((item): v.InferOutput<Schema>[] => {
				const result = v.safeParse(schema, item);
				return result.success ? [result.output] : [];
			}),
		),
	);
