import { hash } from "node:crypto";
import type { Submission } from "../../shared/forms/forms.ts";

/** SHA-256 of the fields that a reader would compare. Time and page are not among them. */
export function hashContent(lead: Submission): Buffer {
	const { source, email, name, company, message } = lead;
	const content = [source, email.toLowerCase(), name, company, message];
	const text = JSON.stringify(content.map((part) => part ?? null));
	return hash("sha256", text, "buffer");
}
