import * as v from "valibot";
import { QUICK_ANALYSIS } from "./forms.ts";
import type { ReceiptKey } from "./receipt-key.ts";

const time = v.pipe(v.string(), v.isoTimestamp());

const receipt = v.object({
	received: time,
	stored: time,
	handedOver: v.optional(time),
	state: v.picklist(["handed-over", "waiting", "late", "kept"]),
});

/**
 * How far a lead has come, with times in ISO 8601, in the order of the fields. That of a repeated
 * submission has the times of the first.
 * - "handed-over": the webhook has taken it at `handedOver`.
 * - "waiting": it is about to be handed over.
 * - "late": the webhook did not take it yet, or is slow. The lead is stored.
 * - "kept": there is no webhook yet.
 */
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
