import * as v from "valibot";
import { QUICK_ANALYSIS } from "./forms.ts";

const receiptKey = v.object({
	id: v.pipe(v.string(), v.uuid()),
	token: v.pipe(v.string(), v.regex(/^[\da-z]{1,11}\.[\w-]{43}$/)),
});

/** The key with which the browser asks for a lead's receipt: the token is signed, holds no personal data and ends after an hour. */
export type ReceiptKey = v.InferOutput<typeof receiptKey>;

/** The key in the answer to a submission or in a path's parameters; undefined where there is none. */
export function parseReceiptKey(input: unknown): ReceiptKey | undefined {
	const result = v.safeParse(receiptKey, input);
	return result.success ? result.output : undefined;
}

const time = v.pipe(v.string(), v.isoTimestamp());

const receipt = v.object({ received: time, confirmed: v.optional(time) });

/** When a lead came in, and when the mail that confirms it left, once it has; in ISO 8601. */
export type Receipt = v.InferOutput<typeof receipt>;

/**
 * Asks for the receipt of a quick analysis.
 * @throws Error where no receipt came: no connection, too many requests, or the token has ended.
 */
export async function fetchReceipt(
	{ id, token }: ReceiptKey,
	signal: AbortSignal,
): Promise<Receipt> {
	const url = `${QUICK_ANALYSIS.path}/${id}/receipt?token=${token}`;
	const response = await fetch(url, { signal });
	if (!response.ok) throw new Error(`The receipt: ${response.status}`);
	return v.parse(receipt, await response.json());
}
