import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { isLocalHost } from "../config/hosts.ts";
import { reasonOf } from "../error-code.ts";
import { ARRIVAL, type Arrival, arrivalSchema, signArrival } from "./arrival.ts";
import { judgeClock } from "./clock.ts";
import { ok, problem, type Result, TIMEOUT, warning } from "./finding.ts";

const partsSchema = v.object({
	parts: v.array(
		v.object({
			name: v.string(),
			status: v.string(),
			detail: v.optional(v.string()),
		}),
	),
});

type Part = v.InferOutput<typeof partsSchema>["parts"][number];

/** The answers through the site's URL, and its own account of its parts. */
export interface SiteReading {
	siteUrl: string;
	/** Why it does not answer as a site. */
	failure?: string | undefined;
	/** How the request arrived; undefined: another program answered, or a site on another database. */
	arrival?: Arrival | undefined;
	/** The server's clock less this process', in ms. */
	skew?: number | undefined;
	/** The parts of /readyz; undefined unless this site answers at its own port. */
	parts?: Part[] | undefined;
	/** False without the site's key, which is in the database: then nothing says how requests arrive. */
	isAsked: boolean;
}

/**
 * Asks the site through its URL, and at its own port for its parts.
 * @param readKey reads the site's key, by which the site proves that it uses this database.
 * @param port the server's own; stands also in for a URL of this machine that does not answer here.
 */
export async function readSite(
	siteUrl: string,
	readKey: (() => Promise<Buffer>) | undefined,
	port: number,
): Promise<SiteReading> {
	const failure = await failureOf(siteUrl);
	const own = `http://localhost:${port}`;
	// The database's own finding says why there is no key.
	const key = await readKey?.().catch(() => undefined);
	// Another program may answer there.
	const parts = key && (await askArrival(own, key)) ? await readParts(own) : undefined;
	// In the server's container localhost is the container, where neither the published port nor a proxy is.
	if (failure && isLocalHost(new URL(siteUrl).hostname) && !(await failureOf(own))) {
		return { siteUrl: own, parts, isAsked: false };
	}
	if (failure || !key) return { siteUrl, failure, parts, isAsked: false };
	const arrival = await askArrival(siteUrl, key);
	return { siteUrl, arrival, parts, skew: arrival && arrival.time - Date.now(), isAsked: true };
}

/** @returns undefined while the server stops. */
const readParts = (url: string): Promise<Part[] | undefined> =>
	fetch(`${url}/readyz`, { signal: AbortSignal.timeout(TIMEOUT) })
		.then(async (answer) => v.parse(partsSchema, await answer.json()).parts)
		.catch(() => undefined);

/** Why no site answers at a URL. */
const failureOf = (url: string) =>
	fetch(`${url}/healthz`, { signal: AbortSignal.timeout(TIMEOUT), redirect: "manual" }).then(
		({ status }) => (status === 200 ? undefined : `answers ${status}`),
		(error) => `does not answer (${reasonOf(error)})`,
	);

/** Asks the site how this request arrives. @returns undefined unless a server with this key answers. */
async function askArrival(siteUrl: string, key: Buffer): Promise<Arrival | undefined> {
	const nonce = randomUUID();
	const authorization = `Bearer ${signArrival(key, "doctor", nonce)}`;
	try {
		const answer = await fetch(`${siteUrl}${ARRIVAL}?nonce=${nonce}`, {
			headers: { authorization },
			signal: AbortSignal.timeout(TIMEOUT),
			redirect: "manual",
		});
		const arrival = v.parse(arrivalSchema, await answer.json());
		return arrival.proof === signArrival(key, "site", nonce) ? arrival : undefined;
	} catch {
		return undefined;
	}
}

export const judgeAnswer = ({ siteUrl, failure }: SiteReading): Result =>
	failure
		? problem(
				`${siteUrl}/healthz ${failure}: check SITE_URL, its DNS record, the proxy, and that the server runs`,
			)
		: ok(`${siteUrl} answers`);

export function judgeProxy({ siteUrl, arrival, isAsked }: SiteReading): Result | undefined {
	if (!isAsked) return undefined;
	if (!arrival) {
		return problem(
			`another program, or a site with another database, answers at ${siteUrl}: check SITE_URL and its DNS record`,
		);
	}
	const { peer, trusted, headers, client } = arrival;
	if (headers.length > 0 && !trusted) {
		return problem(
			`TRUST_PROXY does not name ${peer}, so all visitors are one client: add ${peer} or its network to TRUST_PROXY`,
		);
	}
	if (headers.includes("x-forwarded-for")) {
		return ok(`${peer} is trusted; this request counts as ${client}`);
	}
	return headers.length > 0 || siteUrl.startsWith("https:")
		? problem(
				`the proxy at ${peer} sends no X-Forwarded-For, so all visitors are one client: let it set this header`,
			)
		: ok("there is none between the site's URL and the server");
}

/** Each part that does not work. What to do stands in its alert (docs/day-to-day.md). */
export const judgeParts = ({ parts = [] }: SiteReading): Result[] =>
	parts.flatMap(({ name, status, detail }) => {
		if (status === "failed") return problem(`${name}: ${detail}`);
		return status === "degraded" ? warning(`${name}: ${detail}`) : [];
	});

export const judgeSiteClock = ({ skew }: SiteReading): Result | undefined =>
	skew === undefined ? undefined : judgeClock("server's", skew);
