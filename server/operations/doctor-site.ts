import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { ARRIVAL, type Arrival, arrivalSchema, signArrival } from "./arrival.ts";
import { type Finding, judgeClock, ok, problem, reasonOf, TIMEOUT } from "./doctor-findings.ts";

/** Whether the site answers at its URL, and how a request through it arrives. @param readKey reads the site's key. */
export async function checkSite(
	siteUrl: string,
	readKey: () => Promise<Buffer>,
): Promise<Finding[]> {
	const site = await askSite(siteUrl);
	const key = site.verdict === "ok" && (await readKey().catch(() => undefined));
	// The database's own finding says why.
	if (!key) return [site];
	const arrival = await askArrival(siteUrl, key);
	return [
		site,
		judgeProxy(siteUrl, arrival),
		...(arrival ? [judgeClock("server's", arrival.time - Date.now())] : []),
	];
}

async function askSite(siteUrl: string): Promise<Finding> {
	const signal = AbortSignal.timeout(TIMEOUT);
	const request = { signal, redirect: "manual" } as const;
	const failure = await fetch(`${siteUrl}/healthz`, request).then(
		({ status }) => (status === 200 ? undefined : `answers ${status}`),
		(error) => `does not answer (${reasonOf(error)})`,
	);
	return failure
		? problem(
				"site",
				`${siteUrl}/healthz ${failure}: check SITE_URL, its DNS record, the proxy, and that the server runs`,
			)
		: ok("site", `${siteUrl} answers`);
}

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

/** @param arrival undefined: another program answered at SITE_URL. */
export function judgeProxy(siteUrl: string, arrival: Arrival | undefined): Finding {
	if (!arrival) {
		return problem(
			"proxy",
			`another program, or a site with another database, answers at ${siteUrl}: check SITE_URL and its DNS record`,
		);
	}
	const { peer, trusted, headers, client } = arrival;
	if (headers.length > 0 && !trusted) {
		return problem(
			"proxy",
			`TRUST_PROXY does not name ${peer}, so all visitors are one client: add ${peer} or its network to TRUST_PROXY`,
		);
	}
	if (headers.includes("x-forwarded-for")) {
		return ok("proxy", `${peer} is trusted; this request counts as ${client}`);
	}
	return headers.length > 0 || siteUrl.startsWith("https:")
		? problem(
				"proxy",
				`the proxy at ${peer} sends no X-Forwarded-For, so all visitors are one client: let it set this header`,
			)
		: ok("proxy", "there is none between the site's URL and the server");
}
