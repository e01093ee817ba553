import { expect, it } from "vitest";
import { loadConfig } from "../../server/config/config.ts";
import { findBackup } from "../../server/operations/doctor-backup.ts";
import { judgeDatabase } from "../../server/operations/doctor-database.ts";
import {
	formatFindings,
	judgeClock,
	judgeIdentity,
	ok,
	problem,
	warning,
} from "../../server/operations/doctor-findings.ts";
import { findDisk } from "../../server/operations/doctor-machine.ts";
import { judgeProxy } from "../../server/operations/doctor-site.ts";
import { OPERATOR } from "../support/operator.ts";

const arrival = {
	proof: "",
	client: "203.0.113.1",
	peer: "172.20.0.5",
	trusted: true,
	headers: ["x-forwarded-for"],
	time: 0,
};
const HTTPS = "https://www.example.com";
const HTTP = "http://localhost:3000";

it.each([
	["trusted", HTTPS, {}, "ok", "counts as 203.0.113.1"],
	["not trusted", HTTPS, { trusted: false }, "problem", "add 172.20.0.5"],
	["silent", HTTPS, { headers: [] }, "problem", "sends no X-Forwarded-For"],
	[
		"without X-Forwarded-For",
		HTTP,
		{ headers: ["forwarded"] },
		"problem",
		"sends no X-Forwarded-For",
	],
	["absent", HTTP, { headers: [], trusted: false }, "ok", "there is none"],
])("a proxy that is %s", (_name, url, change, verdict, text) => {
	const found = judgeProxy(url, { ...arrival, ...change });
	expect(found).toMatchObject({
		verdict,
		text: expect.stringContaining(text),
	});
});

it("another program at the site's URL is a problem", () => {
	expect(judgeProxy(HTTPS, undefined).verdict).toBe("problem");
});

const facts = {
	role: "vitrin_app",
	superuser: false,
	owner: false,
	missingRights: [],
	pendingMigrations: [],
	skew: 0,
};
const GB = 1e9;

it.each([
	["warning", judgeIdentity(loadConfig({}))],
	["ok", judgeIdentity(loadConfig({ ...OPERATOR, LEAD_RETENTION_DAYS: "9" }))],
	["ok", judgeClock("server's", -1_999)],
	["warning", judgeClock("server's", -2_000)],
	["problem", judgeClock("server's", 60_000)],
	["ok", findDisk("at .data", { free: 2 * GB, total: 20 * GB })],
	["warning", findDisk("at .data", { free: 1.9 * GB, total: 20 * GB })],
	["warning", findDisk("at .data", { free: 4.9 * GB, total: 100 * GB })],
	["ok", findDisk("at .data", { free: 5 * GB, total: 100 * GB })],
	["problem", findDisk("at .data", { free: GB / 5, total: 100 * GB })],
	["ok", findBackup(25 * 3_600)],
	["problem", findBackup(27 * 3_600)],
	["warning", findBackup(null)],
])("is %s: %j", (verdict, found) => expect(found.verdict).toBe(verdict));

it.each([
	[{}, false, ["ok", "ok"]],
	[{ superuser: true }, false, ["warning", "ok"]],
	[{ owner: true }, false, ["warning", "ok"]],
	[{ superuser: true, owner: true }, true, ["ok", "ok"]],
	[{ missingRights: ["insert on private.leads"] }, false, ["problem", "ok"]],
	[{ pendingMigrations: ["1_x.sql"] }, false, ["ok", "problem"]],
])("a database with %j, embedded: %s", (change, embedded, verdicts) => {
	const found = judgeDatabase({ ...facts, ...change }, embedded);
	expect(found.map(({ verdict }) => verdict)).toEqual(verdicts);
});

it("prints a line for each finding", () => {
	const findings = [ok("a", "fine"), warning("b", "soon"), problem("c", "now")];
	expect(formatFindings(findings)).toBe("✓ a: fine\n! b: soon\n✗ c: now");
});
