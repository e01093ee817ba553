import querystring from "node:querystring";
import { errorCode } from "../error-code.ts";
import { sign } from "../signature.ts";

export interface DeliveredLead {
	id: string;
	name?: string | null | undefined;
	email: string;
	company?: string | null | undefined;
	message?: string | null | undefined;
	/** ISO 8601. */
	timestamp: string;
	source: string;
}

export interface Webhook {
	/** May contain a query, and a user and password for Basic authentication. */
	url: string;
	method: "GET" | "POST";
	signingSecrets: readonly Buffer[];
}

export interface WebhookRequest {
	url: string;
	method: "GET" | "POST";
	headers: Record<string, string>;
	body?: string;
}

/** The result of a call. It holds no personal data, so it may be stored and logged. */
export interface WebhookResult {
	ok: boolean;
	/** Absent when there was no answer. */
	status?: number;
	error?: string;
	/** Seconds that the receiver asks us to wait. */
	retryAfter?: number;
	/** A retry would fail too: the receiver wants no more calls (410), or the GET's URL is too long. */
	permanent?: boolean;
	/** A server on the way refused the length of the GET's URL. */
	tooLong?: boolean;
	durationMs: number;
}

/** ms; the shortest timeout that Standard Webhooks 1.0 recommends. */
const TIMEOUT = 15_000;

/** URI Too Long (RFC 9110 §15.5.15) and Request Header Fields Too Large (RFC 6585 §5). */
const TOO_LONG = [414, 431];

/** Seconds; an excessive Retry-After must not delay a lead for ever. */
const LONGEST_RETRY_AFTER = 24 * 60 * 60;

/**
 * The request that delivers a lead: the specification's `GET` with six query parameters, or a `POST`
 * with these six as JSON, with the headers of Standard Webhooks. `webhook-id` is the lead's id, so it
 * does not change on a retry. A field that the form does not have is empty. A `GET` has no body, so
 * its signature covers the query as sent: to sign the empty body, as the standard says, would leave
 * the data unprotected.
 * @param options.test marks the delivery for the receiver: the field `test` and the header `x-vitrin-test`.
 */
export function buildWebhookRequest(
	lead: DeliveredLead,
	{
		method,
		signingSecrets,
		now,
		test = false,
		...webhook
	}: Webhook & { now: Date; test?: boolean },
): WebhookRequest {
	const url = new URL(webhook.url);
	url.hash = "";
	const fields = {
		name: lead.name ?? "",
		email: lead.email,
		company: lead.company ?? "",
		message: lead.message ?? "",
		timestamp: lead.timestamp,
		source: lead.source,
		...(test && { test: "true" }),
	};
	const authorization = takeCredentials(url);
	const body = method === "POST" ? JSON.stringify(fields) : undefined;
	if (!body) {
		const query = new URLSearchParams(fields).toString();
		// Joined as text: URLSearchParams would rewrite the query of the operator's URL.
		url.search = [url.search.slice(1), query].filter(Boolean).join("&");
	}
	const payload = body ?? url.search.slice(1);
	const headers = {
		...webhookHeaders({ id: lead.id, payload, signingSecrets, now }),
		...(test && { "x-vitrin-test": "true" }),
		...(authorization && { authorization }),
		...(body && { "content-type": "application/json" }),
	};
	return { url: url.href, method, headers, ...(body && { body }) };
}

/** Removes user and password from the URL, because fetch refuses them, and returns them as a header value. */
function takeCredentials(url: URL): string | undefined {
	if (!url.username && !url.password) return undefined;
	const credentials = [url.username, url.password].map(querystring.unescape);
	url.username = "";
	url.password = "";
	return `Basic ${Buffer.from(credentials.join(":")).toString("base64")}`;
}

/** The headers of Standard Webhooks, with a signature for each secret, so that a receiver may know either. */
export function webhookHeaders({
	id,
	payload,
	signingSecrets,
	now,
}: {
	id: string;
	payload: string;
	signingSecrets: readonly Buffer[];
	now: Date;
}): Record<string, string> {
	const timestamp = String(Math.floor(now.getTime() / 1000));
	const signatures = signingSecrets.map(
		(key) => `v1,${sign(key, `${id}.${timestamp}.${payload}`).toString("base64")}`,
	);
	return {
		"webhook-id": id,
		"webhook-timestamp": timestamp,
		...(signatures.length > 0 && { "webhook-signature": signatures.join(" ") }),
	};
}

/**
 * Sends the request. Only 2xx is success; redirects are not followed. The body of the answer is not
 * read.
 * @param options.timeout ms to wait for the answer.
 * @param options.signal aborts the call.
 * @returns a result also when there was no answer; it does not throw.
 */
export async function sendWebhook(
	{ url, ...request }: WebhookRequest,
	{ timeout = TIMEOUT, signal }: { timeout?: number; signal?: AbortSignal } = {},
): Promise<WebhookResult> {
	const started = performance.now();
	const deadline = AbortSignal.timeout(timeout);
	const duration = () => Math.round(performance.now() - started);
	try {
		const response = await fetch(url, {
			...request,
			redirect: "manual",
			signal: AbortSignal.any(signal ? [deadline, signal] : [deadline]),
		});
		const durationMs = duration();
		// Only the status counts, even if the connection breaks after it.
		response.body?.cancel().catch(() => {});
		return { ...judge(response, request.method), durationMs };
	} catch (error) {
		const reason = deadline.aborted
			? `no answer within ${timeout / 1000} s`
			: `no answer (${errorCode(error) ?? "connection failed"})`;
		return { ok: false, error: reason, durationMs: duration() };
	}
}

function judge(
	{ ok, status, headers }: Response,
	method: string,
): Omit<WebhookResult, "durationMs"> {
	if (ok) return { ok, status };
	if (method === "GET" && TOO_LONG.includes(status)) {
		const error = `answered ${status}: too long for a GET`;
		return { ok, status, error, permanent: true, tooLong: true };
	}
	const isRedirect = status >= 300 && status < 400;
	const error = isRedirect
		? `answered ${status}; redirects are not followed`
		: `answered ${status}`;
	const retryAfter = parseRetryAfter(headers.get("retry-after"), new Date());
	return {
		ok,
		status,
		error,
		...(retryAfter !== undefined && { retryAfter }),
		...(status === 410 && { permanent: true }),
	};
}

/** Seconds to wait by a Retry-After header, which holds a number of seconds or a date (RFC 9110 §10.2.3). */
export function parseRetryAfter(header: string | null, now: Date): number | undefined {
	if (!header) return undefined;
	const seconds = /^\d+$/.test(header)
		? Number(header)
		: Math.ceil((Date.parse(header) - now.getTime()) / 1000);
	if (Number.isNaN(seconds)) return undefined;
	return Math.min(Math.max(seconds, 0), LONGEST_RETRY_AFTER);
}
