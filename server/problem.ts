/** A refused field; an extension member of the problem (RFC 9457). */
export interface FieldProblem {
	field: string;
	/** A stable name such as `required` or `email`; the client has the text for it. */
	code: string;
	message: string;
}

interface ProblemOptions {
	detail?: string;
	/** Seconds after which a retry makes sense. */
	retryAfter?: number;
	cause?: unknown;
	/** A stable name, for which the client has the text. */
	code?: string;
	errors?: FieldProblem[];
	/** Any other extension member. */
	[member: string]: unknown;
}

/**
 * An error that is answered as problem+json (RFC 9457). Every other error is answered as a 500 without
 * details, so only the texts of a problem can reach a visitor.
 */
export class Problem extends Error {
	readonly statusCode: number;
	readonly detail: string | undefined;
	readonly retryAfter: number | undefined;
	/** The extension members of the answer. */
	readonly extension: object;

	constructor(
		statusCode: number,
		title: string,
		{ detail, retryAfter, cause, ...extension }: ProblemOptions = {},
	) {
		super(title, { cause });
		this.statusCode = statusCode;
		this.detail = detail;
		this.retryAfter = retryAfter;
		this.extension = extension;
	}
}

/** Fastify's 4xx errors describe the request; other errors may reveal internal details. */
export function toProblem(error: unknown): Problem {
	if (error instanceof Problem) return error;
	if (error instanceof Error && "statusCode" in error) {
		const status = Number(error.statusCode);
		if (status >= 400 && status < 500) return new Problem(status, error.message);
	}
	return new Problem(500, "Something went wrong on our side");
}
