import { createHmac } from "node:crypto";
import * as v from "valibot";

/** `whsec_` and base64 of 24 to 64 bytes (Standard Webhooks 1.0, "Signature scheme"). */
const SECRET = /^whsec_([A-Za-z0-9+/]{32,88}={0,2})$/;

/** WEBHOOK_SIGNING_SECRET: one secret, or several separated by commas or blanks while one replaces the other; as keys. */
export const signingSecretsSchema = v.pipe(
	v.string(),
	v.transform((setting) =>
		setting
			.split(/[\s,]+/)
			.filter((secret) => secret !== "")
			.map((secret) => Buffer.from(SECRET.exec(secret)?.[1] ?? "", "base64")),
	),
	v.check(
		(keys) => keys.every(({ length }) => length >= 24 && length <= 64),
		"takes whsec_ followed by 24 to 64 random bytes in base64",
	),
);

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
