import { hash } from "node:crypto";
import type { Submission } from "../../shared/forms/forms.ts";

/** Printable and short. The site's own form sends a UUID. */
const KEY = /^[\w.:-]{8,128}$/;

/**
 * The idempotency key of a submission, from the header `Idempotency-Key` (with or without the quotes
 * of draft-ietf-httpapi-idempotency-key-header) or the field `idempotencyKey`. An unusable key is
 * ignored, so that the lead is not lost.
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

/** SHA-256 of the fields that a reader would compare. Time and page are not among them. */
export function hashContent(lead: Submission): Buffer {
	const { source, email, name, company, message } = lead;
	const content = [source, email.toLowerCase(), name, company, message];
	const text = JSON.stringify(content.map((part) => part ?? null));
	return hash("sha256", text, "buffer");
}
