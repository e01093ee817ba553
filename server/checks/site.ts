import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { isLocalHost } from "../config/hosts.ts";
import { reasonOf } from "../error-code.ts";
import { ARRIVAL, type Arrival, arrivalSchema, signArrival } from "./arrival.ts";
import { judgeClock } from "./clock.ts";
import { ok, problem, type Result, TIMEOUT } from "./finding.ts";

/** The answers through the site's URL. */
export interface SiteReading {
	siteUrl: string;
	/** Why it does not answer as a site. */
	failure?: string | undefined;
	/** How the request arrived; undefined: another program answered, or a site on another database. */
	arrival?: Arrival | undefined;
	/** The server's clock less this process', in ms. */
	skew?: number | undefined;
	/** False without the site's key, which is in the database: then nothing says how requests arrive. */
	isAsked: boolean;
}

/**
 * Asks the site through its URL.
 * @param readKey reads the site's key, by which the site proves that it uses this database.
 * @param port the server's own, asked instead of a URL of this machine that does not answer here.
 */
export async function readSite(
	siteUrl: string,
	readKey: (() => Promise<Buffer>) | undefined,
	port: number,
): Promise<SiteReading> {
	const failure = await failureOf(siteUrl);
	const own = `http://localhost:${port}`;
	// In the server's container localhost is the container, where neither the published port nor a proxy is.
	if (failure && isLocalHost(new URL(siteUrl).hostname) && !(await failureOf(own))) {
		return { siteUrl: own, isAsked: false };
	}
	const key = failure ? undefined : await readKey?.().catch(() => undefined);
	// The database's own finding says why there is no key.
	if (!key) return { siteUrl, failure, isAsked: false };
	const arrival = await askArrival(siteUrl, key);
	return { siteUrl, arrival, skew: arrival && arrival.time - Date.now(), isAsked: true };
}

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

export const judgeSiteClock = ({ skew }: SiteReading): Result | undefined =>
	skew === undefined ? undefined : judgeClock("server's", skew);
