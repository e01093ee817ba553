/** One field that was refused, in RFC 9457's terms an extension member of the problem. */
export interface FieldProblem {
	field: string;
	/** A stable name of what is wrong, such as `required` or `email`; the client words it. */
	code: string;
	message: string;
}

interface ProblemOptions {
	detail?: string;
	errors?: FieldProblem[];
	/** Seconds until trying again makes sense. */
	retryAfter?: number;
	cause?: unknown;
}

/**
 * An error that is answered as problem+json (RFC 9457). Anything else that is thrown is answered
 * as a bare 500, so only what is put in here can reach a visitor.
 */
export class Problem extends Error {
	readonly statusCode: number;
	readonly detail: string | undefined;
	readonly errors: FieldProblem[] | undefined;
	readonly retryAfter: number | undefined;

	constructor(statusCode: number, title: string, options: ProblemOptions = {}) {
		super(title, { cause: options.cause });
		this.statusCode = statusCode;
		this.detail = options.detail;
		this.errors = options.errors;
		this.retryAfter = options.retryAfter;
	}
}
