import { createServer } from "node:http";
import { expect, it } from "vitest";
import { judgeBackup } from "../../server/checks/backup.ts";
import { judgeClock } from "../../server/checks/clock.ts";
import { judgeFreeSpace } from "../../server/checks/disk.ts";
import { formatFindings, ok, open, problem, warning } from "../../server/checks/finding.ts";
import { examine } from "../../server/checks/rules.ts";
import { judgeAnswer, judgeProxy, readSite } from "../../server/checks/site.ts";
import { loadConfig } from "../../server/config/config.ts";
import { listen } from "../support/listen.ts";
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
	const found = judgeProxy({
		siteUrl: url,
		isAsked: true,
		arrival: { ...arrival, ...change },
	});
	expect(found).toMatchObject({
		verdict,
		text: expect.stringContaining(text),
	});
});

it("another program at the site's URL is a problem", () => {
	expect(judgeProxy({ siteUrl: HTTPS, isAsked: true })?.verdict).toBe("problem");
});

it("a local URL whose port is not in the server's container is asked at the server's own port", async () => {
	const server = createServer((_request, response) => response.end("ok"));
	const own = await listen(server);
	const elsewhere = createServer();
	const closed = await listen(elsewhere);
	elsewhere.close();
	const judge = async (host: string) =>
		judgeAnswer(await readSite(`http://${host}:${closed}`, undefined, own)).text;
	expect(await judge("localhost")).toBe(`http://localhost:${own} answers`);
	expect(await judge("127.0.0.2")).toContain("does not answer (ECONNREFUSED)");
	server.close();
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

const disk = (free: number, total: number) =>
	judgeFreeSpace({ place: "at .data", free: free * GB, total: total * GB });
const backup = (age: number | null) => judgeBackup({ embedded: false, age });

it.each([
	["ok", judgeClock("server's", -1_999)],
	["warning", judgeClock("server's", -2_000)],
	["problem", judgeClock("server's", 60_000)],
	["ok", disk(2, 20)],
	["warning", disk(1.9, 20)],
	["warning", disk(4.9, 100)],
	["ok", disk(5, 100)],
	["problem", disk(0.2, 100)],
	["ok", backup(25 * 3_600)],
	["problem", backup(27 * 3_600)],
	["open", backup(null)],
])("is %s: %j", (verdict, found) => expect(found.verdict).toBe(verdict));

it.each([
	[{}, false, ["ok", "ok"]],
	[{ superuser: true }, false, ["warning", "ok"]],
	[{ owner: true }, false, ["warning", "ok"]],
	[{ superuser: true, owner: true }, true, ["ok", "ok"]],
	[{ missingRights: ["insert on private.leads"] }, false, ["problem", "ok"]],
	[{ pendingMigrations: ["1_x.sql"] }, false, ["ok", "problem"]],
])("a database with %j, embedded: %s", async (change, embedded, verdicts) => {
	const found = await examine({ database: { facts: { ...facts, ...change }, embedded } });
	const judged = found.filter(({ check }) => check !== "clock");
	expect(judged.map(({ verdict }) => verdict)).toEqual(verdicts);
});

/** What the desk and bin/doctor say is left to do, and with which settings. */
const left = async (environment: NodeJS.ProcessEnv, tried: object) => {
	const config = loadConfig(environment);
	const done = {
		webhook: false,
		mail: false,
		leadMail: false,
		owners: 1,
		isInvited: false,
		withoutFactor: ["Ada"],
		...tried,
	};
	const found = await examine({ settings: config, tried: { config, ...done } });
	return found
		.filter(({ verdict }) => verdict === "open")
		.map(({ check, missing }) => [check, missing?.length ?? 0]);
};

it("names what is left to do before visitors come, until all of it is done", async () => {
	expect(await left({}, {})).toEqual([
		["identity", 7],
		["privacy", 1],
		["site_url", 1],
		["webhook", 1],
		["mail", 2],
		["second_factor", 0],
	]);
	const complete = {
		...OPERATOR,
		SITE_URL: HTTPS,
		LEAD_RETENTION_DAYS: "180",
		QUICK_ANALYSIS_WEBHOOK_URL: "https://hooks.example.com",
		SMTP_URL: "smtps://mail.example.com",
		MAIL_FROM: "info@example.com",
	};
	expect(await left(complete, {})).toEqual([
		["webhook", 0],
		["mail", 0],
		["lead_mail", 0],
		["second_factor", 0],
	]);
	const all = { webhook: true, mail: true, leadMail: true, withoutFactor: [] };
	expect(await left(complete, all)).toEqual([]);
	expect(await left(complete, { ...all, owners: 0 })).toEqual([["second_factor", 0]]);
});

it("names each part of the site that does not work", async () => {
	const parts = [
		{ name: "function", status: "ok" },
		{ name: "auth", status: "degraded", detail: "nobody can sign in" },
		{ name: "rest", status: "failed", detail: "no answer" },
		{ name: "backup", status: "none yet" },
	];
	const site = { siteUrl: HTTPS, failure: undefined, isAsked: false, parts };
	const found = await examine({ site });
	expect(found.slice(1)).toEqual([
		{ check: "parts", verdict: "warning", text: "auth: nobody can sign in" },
		{ check: "parts", verdict: "problem", text: "rest: no answer" },
	]);
});

it("prints a line for each finding", () => {
	const findings = [ok("fine"), open("left"), warning("soon"), problem("now")];
	expect(formatFindings(findings.map((result) => ({ check: "a", ...result })))).toBe(
		"✓ a: fine\n○ a: left\n! a: soon\n✗ a: now",
	);
});
