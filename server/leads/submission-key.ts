import { createHash } from "node:crypto";
import type { Submission } from "../../client/form/submission.ts";

/** Printable and short; a UUID is what the site's own form sends. */
const KEY = /^[\w.:-]{8,128}$/;

/**
 * The key under which a client sends a submission and each repetition of it, from the header
 * `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header, with its quotes or without) or the
 * field `idempotencyKey`. A key that cannot be used counts as none: the lead is worth more.
 */
export function readIdempotencyKey(
	header: string | string[] | undefined,
	field: unknown,
): string | undefined {
	return [header, field]
		.filter((candidate) => typeof candidate === "string")
		.map((candidate) => candidate.trim().replace(/^"(.*)"$/, "$1"))
		.find((candidate) => KEY.test(candidate));
}

/** SHA-256 of what makes two submissions the same to a reader: neither the time nor the page does. */
export function hashContent(lead: Submission): Buffer {
	const { source, email, name, company, message } = lead;
	const content = [source, email.toLowerCase(), name, company, message];
	return createHash("sha256")
		.update(JSON.stringify(content.map((text) => text ?? null)))
		.digest();
}
