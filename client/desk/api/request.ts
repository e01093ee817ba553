import * as v from "valibot";
import { AWAY_HEADER } from "../../../shared/desk/session.ts";

/** An answer of the server's API with a status outside 2xx: problem+json, or nothing readable. */
export class DeskProblem extends Error {
	/** HTTP status; 0 where the server was not reached. */
	readonly status: number;
	/** A stable name, such as `wrong_credentials`; the copy has the words for it. */
	readonly code: string;
	/** Seconds after which a retry makes sense. */
	readonly retryAfter: number | undefined;
	/** The other members of the answer, such as the refused fields. */
	readonly body: Record<string, unknown>;

	constructor(
		status: number,
		{
			method = "GET",
			body = {},
			retryAfter,
		}: { method?: Method; body?: Record<string, unknown>; retryAfter?: number | undefined },
	) {
		super(typeof body.title === "string" ? body.title : `Status ${status}`);
		this.status = status;
		this.code = typeof body.code === "string" ? body.code : codeFor(status, method);
		this.retryAfter = retryAfter;
		this.body = body;
	}
}

/** The answer to a request that failed; undefined if it is not of the schema. */
export function answerTo<Schema extends v.GenericSchema>(
	error: unknown,
	schema: Schema,
): v.InferOutput<Schema> | undefined {
	if (!(error instanceof DeskProblem)) return undefined;
	const result = v.safeParse(schema, error.body);
	return result.success ? result.output : undefined;
}

/** Whether somebody else has saved the post meanwhile. */
export const isConflict = (error: unknown): error is DeskProblem =>
	error instanceof DeskProblem && error.code === "post_changed";

/** Whether a request did not reach the server. */
export const isOffline = (error: unknown): boolean =>
	error instanceof DeskProblem && error.status === 0;

const codeFor = (status: number, method: Method) => {
	// Where something was only read, no change is in doubt.
	const isRead = method === "GET";
	if (status === 0) return isRead ? "offline_read" : "offline";
	if (status === 429) return "too_many";
	if (status < 500) return "refused";
	return isRead ? "server_read" : "server";
};

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

interface RequestOptions {
	method?: Method;
	/** Sent as JSON. */
	body?: unknown;
	signal?: AbortSignal | undefined;
	/** Whether the request does without a session: its 401 does not open the sign-in. */
	anonymous?: boolean;
}

/** Resolves once the same person has signed in again. */
type SignInAgain = () => Promise<void>;

let signInAgain: SignInAgain | undefined;

/**
 * Says what to do when a request finds that the session has ended: the request waits for it and is
 * then repeated, so that nothing typed is lost.
 * @returns a function that takes it back.
 */
export function onSessionEnd(handler: SignInAgain): () => void {
	signInAgain = handler;
	return () => {
		signInAgain = undefined;
	};
}

/**
 * Calls the desk's API.
 * @param path below `/api/desk`.
 * @returns the answer's JSON; null for an answer without content.
 * @throws DeskProblem
 */
export const request = <T>(path: string, options: RequestOptions = {}): Promise<T> =>
	inSession(options, async () => {
		const response = await send(path, options);
		return JSON.parse((await response.text()) || "null");
	});

/**
 * Loads a whole file of the desk's API, where the browser's own download would not tell the page that it failed.
 * @throws DeskProblem
 */
export const requestFile = (path: string, options: RequestOptions = {}): Promise<Blob> =>
	inSession(options, async () => {
		const response = await send(path, options);
		return response.blob().catch((error: unknown) => {
			if (options.signal?.aborted) throw error;
			throw new DeskProblem(0, { method: options.method ?? "GET" });
		});
	});

async function inSession<T>(options: RequestOptions, ask: () => Promise<T>): Promise<T> {
	try {
		return await ask();
	} catch (problem) {
		const ended =
			problem instanceof DeskProblem && problem.status === 401 && problem.code === "signed_out";
		if (!ended || options.anonymous || !signInAgain) throw problem;
		await signInAgain();
		return ask();
	}
}

/** ms without a key or a touch, after which the page asks by itself: its session may then end. */
const AWAY = 5 * 60_000;

let lastInput = Date.now();
for (const type of ["keydown", "pointerdown"]) {
	window.addEventListener(type, () => {
		lastInput = Date.now();
	});
}

async function send(
	path: string,
	{ method = "GET", body, signal }: RequestOptions,
): Promise<Response> {
	const response = await fetch(`/api/desk${path}`, {
		method,
		headers: {
			accept: "application/json",
			...(Date.now() - lastInput > AWAY && { [AWAY_HEADER]: "true" }),
			...(body !== undefined && { "content-type": "application/json" }),
		},
		...(body !== undefined && { body: JSON.stringify(body) }),
		...(signal && { signal }),
	}).catch((error: unknown) => {
		if (signal?.aborted) throw error;
		throw new DeskProblem(0, { method });
	});
	if (!response.ok) throw toDeskProblem(response, method, await response.text());
	return response;
}

function toDeskProblem({ status, headers }: Response, method: Method, text: string): DeskProblem {
	const seconds = Number(headers.get("retry-after"));
	const retryAfter = seconds > 0 ? seconds : undefined;
	try {
		return new DeskProblem(status, { method, body: JSON.parse(text), retryAfter });
	} catch {
		// A proxy answered with a page of its own.
		return new DeskProblem(status, { method, retryAfter });
	}
}
