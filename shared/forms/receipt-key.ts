import * as v from "valibot";

const receiptKey = v.object({
	id: v.pipe(v.string(), v.uuid()),
	token: v.pipe(v.string(), v.regex(/^[\da-z]{1,11}\.[\w-]{43}$/)),
});

/** With it, the browser asks for a lead's receipt: the token is signed, holds no personal data and ends after an hour. */
export type ReceiptKey = v.InferOutput<typeof receiptKey>;

/** The key in the answer to a submission, in a path's parameters or in a query; undefined where there is none. */
export function parseReceiptKey(input: unknown): ReceiptKey | undefined {
	const result = v.safeParse(receiptKey, input);
	return result.success ? result.output : undefined;
}

/** The query of a result page that shows a receipt; empty without a key. */
export const receiptQuery = (key: ReceiptKey | undefined): string =>
	key ? `&${new URLSearchParams({ ...key })}` : "";
