import pino from "pino";
import { expect, test } from "vitest";
import { createAnnouncer } from "../../server/operations/watch/announcer.ts";
import type { Reading } from "../../server/operations/watch/part.ts";

const reading = (status: Reading["status"]): Reading => ({
	name: "write",
	isRequired: true,
	isOfReplica: false,
	status,
	trouble: status === "failed" ? { what: "It fails", toDo: "Mend it" } : undefined,
	figures: {},
	seconds: 0,
});

/** What replicas share: who is the leader, the rows of private.alerts, and what the webhook got. */
function startSite() {
	const site = {
		leader: "one",
		isWritable: true,
		takesAlerts: true,
		rows: new Set<string>(),
		told: [] as string[],
	};
	const startReplica = (replica: string) => {
		const change = async (parts: readonly string[], isWhole: boolean) => {
			if (!site.isWritable) return false;
			if (isWhole) site.rows.clear();
			for (const part of parts) site.rows.add(part);
			return true;
		};
		const { announce } = createAnnouncer({
			site: "https://www.example.com",
			replica,
			log: pino({ level: "silent" }),
			shared: {
				isLeader: async () => site.leader === replica,
				read: async () => (site.isWritable ? [...site.rows] : undefined),
				replace: (parts) => change(parts, true),
				add: (parts) => change(parts, false),
			},
			async send({ type, text, data }) {
				if (!site.takesAlerts) return false;
				expect(text).toContain("https://www.example.com");
				site.told.push(`${replica}: ${data.part} ${type}`);
				return true;
			},
		});
		return async (...statuses: Reading["status"][]) => {
			for (const status of statuses) await announce([reading(status)]);
		};
	};
	return { site, startReplica };
}

const FAILED = "one: write part.failed";
const RECOVERED = "one: write part.recovered";

test.each<[string, Reading["status"][], string[]]>([
	["one bad round is not announced", ["ok", "failed", "ok", "failed"], []],
	["two bad rounds are announced once", ["failed", "failed", "failed"], [FAILED]],
	["so is the end", ["failed", "failed", "ok", "ok"], [FAILED, RECOVERED]],
	[
		"an unknown state is neither trouble nor its end",
		["failed", "failed", "unknown", "unknown"],
		[FAILED],
	],
])("%s", async (_what, rounds, told) => {
	const { site, startReplica } = startSite();
	await startReplica("one")(...rounds);
	expect(site.told).toEqual(told);
});

test("an alert that was refused is sent again while the problem lasts", async () => {
	const { site, startReplica } = startSite();
	const round = startReplica("one");
	site.takesAlerts = false;
	await round("failed", "failed", "failed");
	site.takesAlerts = true;
	await round("failed");
	expect(site.told).toEqual([FAILED]);
});

test("a server that starts later announces the end", async () => {
	const { site, startReplica } = startSite();
	await startReplica("one")("failed", "failed");
	site.leader = "two";
	await startReplica("two")("ok", "ok");
	expect(site.told).toEqual([FAILED, "two: write part.recovered"]);
});

test("start and end are announced once when the announcing replica changes while nothing can be written", async () => {
	const { site, startReplica } = startSite();
	const [one, two] = [startReplica("one"), startReplica("two")];
	site.isWritable = false;
	await one("failed");
	await two("failed");
	await one("failed");
	// The database is back, and the other replica becomes the leader in a round that still read the fault.
	site.isWritable = true;
	site.leader = "two";
	await two("failed");
	await one("ok");
	await two("ok");
	await one("ok");
	await two("ok");
	expect(site.told).toEqual([FAILED, "two: write part.recovered"]);
	expect([...site.rows]).toEqual([]);
});
