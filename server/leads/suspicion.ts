import type { FastifyInstance, FastifyRequest } from "fastify";
import { HONEYPOT } from "../../shared/forms/forms.ts";
import { isIdempotencyKey, readIdempotencyKey } from "../../shared/idempotency-key.ts";
import { isFormPost } from "./form-post.ts";
import { formAge, judgeFormToken } from "./form-token.ts";
import type { Intake } from "./intake.ts";

/**
 * Reads the idempotency key of a request and checks for signs that a program sent it. A suspicion
 * never refuses a lead, because it may be wrong.
 * @throws when the database is away: it holds the key of the form tokens.
 */
export async function readIntake(app: FastifyInstance, request: FastifyRequest): Promise<Intake> {
	const { body, headers } = request;
	const fields = new Map(Object.entries(Object(body)));
	// The header, or the field of the site's own form. An unusable key is ignored, so that the lead is not lost.
	const keys = [headers["idempotency-key"], fields.get("idempotencyKey")].map((key) =>
		typeof key === "string" ? readIdempotencyKey(key) : undefined,
	);
	const token = fields.get("formToken");
	// A form without JavaScript always has a token. JSON may have none: other programs may use the
	// API, and the site's own script sends an empty token if it could not fetch one.
	const isAbsent = token === undefined || token === "";
	const trap = isAbsent && !isFormPost(request) ? "plausible" : await judgeAge(app, token);
	return {
		idempotencyKey: keys.find((key) => key !== undefined && isIdempotencyKey(key)),
		suspicions: [
			...(fields.get(HONEYPOT) ? ["honeypot"] : []),
			...(isFromOtherSite(request, app.config.siteUrl) ? ["other_site"] : []),
			...(trap === "plausible" ? [] : [trap]),
		],
		...(trap === "too_fast" && { formAge: formAge(String(token), Date.now()) }),
	};
}

async function judgeAge(app: FastifyInstance, token: unknown) {
	const minAge = app.config.leadFormMinAge;
	if (minAge === 0) return "plausible";
	return judgeFormToken(await app.siteKey(), typeof token === "string" ? token : undefined, {
		now: Date.now(),
		minAge,
	});
}

/**
 * Whether a page of another site sent the request. Browsers say so in Sec-Fetch-Site; older ones, and those
 * on a site without TLS, only name the Origin. Programs send neither. Origin `null` is ignored: with a
 * strict Referrer-Policy, requests from the site itself have it too.
 */
function isFromOtherSite({ headers }: FastifyRequest, siteUrl: string) {
	const site = headers["sec-fetch-site"];
	if (site !== undefined) return site === "cross-site";
	const { origin } = headers;
	if (!origin || !URL.canParse(origin)) return false;
	// A proxy may replace Host and end TLS, and SITE_URL may be unset: each of these hosts is the site.
	const ownHosts = [
		new URL(siteUrl).host,
		headers.host,
		...String(headers["x-forwarded-host"] ?? "").split(","),
	].map((host) => host?.trim().toLowerCase());
	return !ownHosts.includes(new URL(origin).host);
}
