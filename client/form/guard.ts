/**
 * What a form carries besides its fields: its own key, so that sending it twice makes one lead, and
 * the server's statement of when it was handed out.
 */
export interface FormGuard {
	idempotencyKey: string;
	/** Empty where the server could not sign one. */
	formToken: string;
}

/** What `GET /api/form-token` answers. */
export interface FormToken {
	formToken: string;
	/** Milliseconds for which a submission with it is taken for a machine's. */
	minAge: number;
}

/** A field that people do not see; what fills it in is a program. Browsers have no such entry to fill in by themselves. */
export const HONEYPOT = "subject";
