/** A refused field; an extension member of the problem (RFC 9457). */
export interface FieldProblem {
	field: string;
	/** A stable name such as `required` or `email`; the client has the text for it. */
	code: string;
	message: string;
}

interface ProblemOptions {
	detail?: string;
	/** A stable name, for which the client has the text. */
	code?: string;
	/** What is wrong, by stable names. */
	problems?: readonly string[];
	errors?: FieldProblem[];
	/** Seconds after which a retry makes sense. */
	retryAfter?: number;
	cause?: unknown;
}

/**
 * An error that is answered as problem+json (RFC 9457). Every other error is answered as a 500 without
 * details, so only the texts of a problem can reach a visitor.
 */
export class Problem extends Error {
	readonly statusCode: number;
	readonly detail: string | undefined;
	readonly code: string | undefined;
	readonly problems: readonly string[] | undefined;
	readonly errors: FieldProblem[] | undefined;
	readonly retryAfter: number | undefined;

	constructor(statusCode: number, title: string, options: ProblemOptions = {}) {
		super(title, { cause: options.cause });
		this.statusCode = statusCode;
		this.detail = options.detail;
		this.code = options.code;
		this.problems = options.problems;
		this.errors = options.errors;
		this.retryAfter = options.retryAfter;
	}
}
