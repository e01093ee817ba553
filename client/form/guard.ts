/** The server's statement of when a form was handed out, as `GET /api/form-token` answers it. */
export interface FormToken {
	/** Empty where the server could not sign one. */
	formToken: string;
	/** Milliseconds for which a submission with it is taken for a machine's. */
	minAge: number;
}

/** What a form's page gives it: besides the token its own key, so that sending it twice makes one lead. */
export interface FormGuard extends FormToken {
	idempotencyKey: string;
}

/** What a form sends of that besides its fields. */
export type SentGuard = Omit<FormGuard, "minAge">;

/** A field that people do not see; what fills it in is a program. Browsers have no such entry to fill in by themselves. */
export const HONEYPOT = "subject";
