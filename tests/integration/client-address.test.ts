import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { testSite } from "../support/site-app.ts";

/** How many requests of its ten minutes a client has left after its first. */
const FIRST = 599;

/** A request from a peer, with what it says in X-Forwarded-For, and how many its client has left after it. */
type Step = [peer: string, left: number, forwardedFor?: string];

const OUTER = "10.0.0.1";
const INNER = "10.0.0.2";
const CLIENT = "203.0.113.10";
const STRANGER = "203.0.113.20";

const WITHOUT_PROXY: Record<string, Step[]> = {
	"two addresses of one IPv6 /64 are one client, however they are written": [
		["2001:db8:1:2::1", FIRST],
		["2001:db8:1:2:aaaa:bbbb:cccc:dddd", FIRST - 1],
		["2001:0DB8:0001:0002::0001", FIRST - 2],
	],
	"another /64 is another client, also of the same /48": [
		["2001:db8:2:1::1", FIRST],
		["2001:db8:2:2::1", FIRST],
	],
	"each IPv4 address is a client, also as a mapped IPv6 address": [
		["192.0.2.1", FIRST],
		["192.0.2.2", FIRST],
		["::ffff:192.0.2.3", FIRST],
		["::ffff:192.0.2.4", FIRST],
	],
	// Nor does it use up the limit of another visitor.
	"X-Forwarded-For makes no other client of anyone": [
		["198.51.100.1", FIRST, "203.0.113.1"],
		["198.51.100.1", FIRST - 1, "203.0.113.2"],
		["203.0.113.1", FIRST],
	],
};

const BEHIND_PROXIES: Record<string, Step[]> = {
	"the address that the proxy names is the client": [
		[INNER, FIRST, "203.0.113.1"],
		[INNER, FIRST, "203.0.113.2"],
		[INNER, FIRST - 1, "203.0.113.1"],
		["fd00::1", FIRST - 2, "203.0.113.1"],
	],
	// Not even the address of a proxy in front of its own is believed.
	"the right-most address that is no proxy counts, whatever a client wrote before it": [
		[INNER, FIRST, CLIENT],
		[INNER, FIRST - 1, `198.51.100.77, ${CLIENT}, ${OUTER}`],
		[INNER, FIRST - 2, `198.51.100.78, 192.0.2.9, ${CLIENT}, ${OUTER}`],
		[INNER, FIRST - 3, `198.51.100.79, 10.9.9.9, ${CLIENT}, ${OUTER}`],
		[INNER, FIRST, "198.51.100.77"],
	],
	"the header of anyone else is not heard": [
		[STRANGER, FIRST, "203.0.113.21"],
		[STRANGER, FIRST - 1, OUTER],
		[STRANGER, FIRST - 2],
	],
	"the IPv6 clients behind a proxy are told apart by their /64": [
		[INNER, FIRST, "2001:db8:3:3::1"],
		[INNER, FIRST - 1, "2001:db8:3:3::2"],
		[INNER, FIRST, "2001:db8:3:4::1"],
	],
};

describe.each([
	{ name: "without a proxy", proxies: "", cases: WITHOUT_PROXY },
	{
		name: "behind the proxies of TRUST_PROXY",
		proxies: "10.0.0.0/8, fd00::/8",
		cases: BEHIND_PROXIES,
	},
])("$name", ({ proxies, cases }) => {
	const site = testSite({ TRUST_PROXY: proxies });

	it.each(Object.entries(cases))("%s", async (_, steps) => {
		for (const [remoteAddress, left, forwardedFor] of steps) {
			const answer = await site.app.inject({
				method: "POST",
				url: "/api/quick-analysis",
				remoteAddress,
				headers: forwardedFor ? { "x-forwarded-for": forwardedFor } : {},
				payload: {},
			});
			expect(answer.statusCode).toBe(422);
			// The limit that stands beside each answer counts down with every request of one client.
			const counted = answer.headers["x-ratelimit-remaining"];
			expect(Number(counted), `${remoteAddress} ${forwardedFor}`).toBe(left);
		}
	});
});

describe("forwarding headers of a peer that is not trusted", () => {
	const PROXY = "172.20.0.5";
	const TOKEN = "a-token-of-the-tests";
	const lines: string[] = [];
	const write = (line: string) => {
		if (line.includes("TRUST_PROXY")) lines.push(line);
	};
	const site = testSite(
		{ TRUST_PROXY: "10.0.0.0/8", METRICS_TOKEN: TOKEN },
		pino({ level: "warn" }, { write }),
	);

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
		expect(payload).toContain('vitrin_forwarded_requests_total{peer="trusted"} 1\n');
		expect(payload).toContain('vitrin_forwarded_requests_total{peer="untrusted"} 3\n');
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
