/** One refused field, in the same format as in the site's own answers (server/problem.ts). */
export interface FieldProblem {
	/** A path such as `images.0.position`. */
	field: string;
	/** A stable name of the fault, such as `required`. */
	code: string;
	message: string;
}

interface Details {
	detail?: string;
	errors?: FieldProblem[];
	/** Seconds until a retry makes sense. */
	retryAfter?: number;
	allow?: string;
}

export function problem(
	status: number,
	title: string,
	{ detail, errors, retryAfter, allow }: Details = {},
): Response {
	const headers = new Headers({
		"content-type": "application/problem+json",
		"cache-control": "no-store",
	});
	if (retryAfter) headers.set("retry-after", `${retryAfter}`);
	if (allow) headers.set("allow", allow);
	const body = { type: "about:blank", title, status, detail, errors };
	return new Response(JSON.stringify(body), { status, headers });
}
