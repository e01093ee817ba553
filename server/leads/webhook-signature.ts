import { createHmac } from "node:crypto";
import { ConfigError } from "../config.ts";

/** `whsec_` and base64 of 24 to 64 bytes (Standard Webhooks 1.0, "Signature scheme"). */
const SECRET = /^whsec_([A-Za-z0-9+/]{32,88}={0,2})$/;

/**
 * Reads WEBHOOK_SIGNING_SECRET: one secret, or several separated by commas or spaces while one
 * replaces the other.
 * @throws ConfigError naming the variable and what it takes.
 */
export function parseSigningSecrets(setting = ""): Buffer[] {
	return setting
		.split(/[\s,]+/)
		.filter((secret) => secret !== "")
		.map((secret) => {
			const key = Buffer.from(SECRET.exec(secret)?.[1] ?? "", "base64");
			if (key.length < 24 || key.length > 64) {
				throw new ConfigError(
					"WEBHOOK_SIGNING_SECRET takes whsec_ followed by 24 to 64 random bytes in base64",
				);
			}
			return key;
		});
}

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
