import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSite } from "../support/site-app.ts";

type Site = Awaited<ReturnType<typeof startSite>>;

/** The limit that stands beside each answer counts down with every request of one client. */
async function remaining(
	{ app }: Site,
	remoteAddress: string,
	forwardedFor?: string,
): Promise<number> {
	const answer = await app.inject({
		method: "POST",
		url: "/api/quick-analysis",
		remoteAddress,
		headers: forwardedFor ? { "x-forwarded-for": forwardedFor } : {},
		payload: {},
	});
	expect(answer.statusCode).toBe(422);
	return Number(answer.headers["x-ratelimit-remaining"]);
}

/** How many requests of its ten minutes a client has left after its first. */
const FIRST = 599;

describe("without a proxy", () => {
	let site: Site;
	beforeAll(async () => {
		site = await startSite();
	});
	afterAll(() => site.close());

	it("two addresses of one IPv6 /64 are one client, however they are written", async () => {
		expect(await remaining(site, "2001:db8:1:2::1")).toBe(FIRST);
		expect(await remaining(site, "2001:db8:1:2:aaaa:bbbb:cccc:dddd")).toBe(
			FIRST - 1,
		);
		expect(await remaining(site, "2001:0DB8:0001:0002::0001")).toBe(FIRST - 2);
	});

	it("another /64 is another client, also of the same /48", async () => {
		expect(await remaining(site, "2001:db8:2:1::1")).toBe(FIRST);
		expect(await remaining(site, "2001:db8:2:2::1")).toBe(FIRST);
	});

	it("each IPv4 address is a client, also as a mapped IPv6 address", async () => {
		expect(await remaining(site, "192.0.2.1")).toBe(FIRST);
		expect(await remaining(site, "192.0.2.2")).toBe(FIRST);
		expect(await remaining(site, "::ffff:192.0.2.3")).toBe(FIRST);
		expect(await remaining(site, "::ffff:192.0.2.4")).toBe(FIRST);
	});

	it("X-Forwarded-For makes no other client of anyone", async () => {
		expect(await remaining(site, "198.51.100.1", "203.0.113.1")).toBe(FIRST);
		expect(await remaining(site, "198.51.100.1", "203.0.113.2")).toBe(
			FIRST - 1,
		);
		// It does not use up the limit of another visitor.
		expect(await remaining(site, "203.0.113.1")).toBe(FIRST);
	});
});

describe("behind the proxies of TRUST_PROXY", () => {
	const OUTER = "10.0.0.1";
	const INNER = "10.0.0.2";
	let site: Site;
	beforeAll(async () => {
		site = await startSite({ TRUST_PROXY: "10.0.0.0/8, fd00::/8" });
	});
	afterAll(() => site.close());

	it("the address that the proxy names is the client", async () => {
		expect(await remaining(site, INNER, "203.0.113.1")).toBe(FIRST);
		expect(await remaining(site, INNER, "203.0.113.2")).toBe(FIRST);
		expect(await remaining(site, INNER, "203.0.113.1")).toBe(FIRST - 1);
		expect(await remaining(site, "fd00::1", "203.0.113.1")).toBe(FIRST - 2);
	});

	it("the right-most address that is no proxy counts, whatever a client wrote before it", async () => {
		const client = "203.0.113.10";
		expect(await remaining(site, INNER, client)).toBe(FIRST);
		for (const [index, forged] of [
			"198.51.100.77",
			"198.51.100.78, 192.0.2.9",
			// Not even the address of a proxy in front of its own.
			"198.51.100.79, 10.9.9.9",
		].entries()) {
			const header = `${forged}, ${client}, ${OUTER}`;
			expect(await remaining(site, INNER, header)).toBe(FIRST - 1 - index);
		}
		expect(await remaining(site, INNER, "198.51.100.77")).toBe(FIRST);
	});

	it("the header of anyone else is not heard", async () => {
		const stranger = "203.0.113.20";
		expect(await remaining(site, stranger, "203.0.113.21")).toBe(FIRST);
		expect(await remaining(site, stranger, OUTER)).toBe(FIRST - 1);
		expect(await remaining(site, stranger)).toBe(FIRST - 2);
	});

	it("the IPv6 clients behind a proxy are told apart by their /64", async () => {
		expect(await remaining(site, INNER, "2001:db8:3:3::1")).toBe(FIRST);
		expect(await remaining(site, INNER, "2001:db8:3:3::2")).toBe(FIRST - 1);
		expect(await remaining(site, INNER, "2001:db8:3:4::1")).toBe(FIRST);
	});
});

describe("forwarding headers of a peer that is not trusted", () => {
	const PROXY = "172.20.0.5";
	const TOKEN = "a-token-of-the-tests";
	const lines: string[] = [];
	let site: Site;
	beforeAll(async () => {
		const write = (line: string) => {
			if (line.includes("TRUST_PROXY")) lines.push(line);
		};
		const log = pino({ level: "warn" }, { write });
		const environment = { TRUST_PROXY: "10.0.0.0/8", METRICS_TOKEN: TOKEN };
		site = await startSite(environment, log);
	});
	afterAll(() => site.close());

	const get = (remoteAddress: string, headers: Record<string, string>) =>
		site.app.inject({ url: "/healthz", remoteAddress, headers });

	it("are counted, and logged once an hour with the peer and without the visitor", async () => {
		await get(PROXY, {});
		await get("10.0.0.1", { "x-forwarded-for": "203.0.113.1" });
		expect(lines).toEqual([]);
		await get(PROXY, { "x-forwarded-for": "203.0.113.1" });
		await get(PROXY, { forwarded: "for=203.0.113.1" });
		await get("172.20.0.6", { "x-forwarded-proto": "https" });
		expect(lines).toHaveLength(1);
		expect(lines[0]).toContain(PROXY);
		expect(lines[0]).toContain("add its IP address to TRUST_PROXY");
		expect(lines[0]).not.toContain("203.0.113.1");
		const { payload } = await site.app.inject({
			url: "/metrics",
			headers: { authorization: `Bearer ${TOKEN}` },
		});
		expect(payload).toContain(
			'vitrin_forwarded_requests_total{peer="trusted"} 1\n',
		);
		expect(payload).toContain(
			'vitrin_forwarded_requests_total{peer="untrusted"} 3\n',
		);
	});

	it("are not shown at /api/arrival to anyone but the doctor", async () => {
		const url = `/api/arrival?nonce=${"n".repeat(16)}`;
		for (const authorization of ["", "Bearer wrong"]) {
			const answer = await site.app.inject({ url, headers: { authorization } });
			expect(answer.statusCode).toBe(404);
			expect(answer.payload).not.toContain("peer");
		}
	});
});
