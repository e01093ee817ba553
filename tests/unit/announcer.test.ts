import pino from "pino";
import { expect, test } from "vitest";
import { createAnnouncer } from "../../server/operations/watch/announcer.ts";
import type { Reading } from "../../server/operations/watch/part.ts";

type Status = Reading["status"];

const reading = (status: Status): Reading => ({
	name: "write",
	isRequired: true,
	isOfReplica: false,
	status,
	trouble: status === "failed" ? { what: "It fails", toDo: "Fix it" } : undefined,
	figures: {},
	seconds: 0,
});

/** A part that was announced if `known`, and then reads as `statuses` say, one after the other. */
function startSite(statuses: Status[], known: string[] = []) {
	const site = { takesAlerts: true, told: [] as string[], announced: new Set(known) };
	const closing = new AbortController();
	const round = createAnnouncer({
		read: async () => [reading(statuses.shift() ?? "ok")],
		announced: {
			read: async () => new Set(site.announced),
			add: async (part) => site.announced.add(part),
			delete: async (part) => site.announced.delete(part),
		},
		patience: 0,
		where: { site: "https://www.example.com" },
		async send({ type, text }) {
			if (!site.takesAlerts) return false;
			expect(text).toContain("https://www.example.com");
			site.told.push(type);
			return true;
		},
		log: pino({ level: "silent" }),
		signal: closing.signal,
	});
	return { site, round, closing };
}

const FAILED = "part.failed";
const RECOVERED = "part.recovered";

test.each<[string, Status[], string[]]>([
	["one bad reading is not announced", ["failed", "ok"], []],
	["two bad readings are announced", ["failed", "failed"], [FAILED]],
	["what was announced is not announced again", ["failed", "failed", "failed"], [FAILED]],
	["so is the end", ["failed", "failed", "ok", "ok"], [FAILED, RECOVERED]],
	["one good reading is not the end", ["failed", "failed", "ok", "failed"], [FAILED]],
	["an unknown state is neither", ["unknown", "failed", "failed", "unknown"], [FAILED]],
])("%s", async (_what, statuses, told) => {
	const { site, round } = startSite(statuses);
	while (statuses.length > 0) await round();
	expect(site.told).toEqual(told);
});

test("an alert that was refused is sent again while the trouble lasts", async () => {
	const { site, round } = startSite(["failed", "failed", "failed", "failed"]);
	site.takesAlerts = false;
	await round();
	site.takesAlerts = true;
	await round();
	expect(site.told).toEqual([FAILED]);
});

test("another replica announces the end", async () => {
	const { site, round } = startSite(["ok", "ok"], ["write"]);
	await round();
	expect(site.told).toEqual([RECOVERED]);
	expect(site.announced.size).toBe(0);
});

test("a server that stops announces nothing more", async () => {
	const { site, round, closing } = startSite(["failed", "failed"]);
	closing.abort();
	await round();
	expect(site.told).toEqual([]);
});
