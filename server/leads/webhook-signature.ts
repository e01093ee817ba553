import { createHmac } from "node:crypto";

/** The value of `webhook-signature`: one signature for each secret, so that a receiver may know either. */
export function signWebhook(
	keys: readonly Buffer[],
	{ id, timestamp, payload }: Record<"id" | "timestamp" | "payload", string>,
): string {
	return keys
		.map((key) =>
			createHmac("sha256", key)
				.update(`${id}.${timestamp}.${payload}`)
				.digest("base64"),
		)
		.map((signature) => `v1,${signature}`)
		.join(" ");
}
