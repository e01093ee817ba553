import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { examineStack } from "../../server/checks/rules.ts";
import { STACK_SETTINGS } from "../../server/checks/stack-file.ts";
import { findMisspelt } from "../../server/config/names.ts";
import { environmentSchema } from "../../server/config/schema.ts";

const folder = mkdtempSync(path.join(tmpdir(), "vitrin-check-"));
for (const file of ["setup", "docker", "docker-compose.yml"]) {
	cpSync(file, path.join(folder, file), { recursive: true });
}
// A name that no stack of this machine has.
const name = `COMPOSE_PROJECT_NAME=${path.basename(folder).toLowerCase()}`;
execFileSync("sh", ["setup", "https://WWW.example.com/", "--profiles", "none", name], {
	cwd: folder,
});
/** What ./setup writes. */
const WRITTEN = readFileSync(path.join(folder, ".env"), "utf8");
rmSync(folder, { recursive: true });

/** The file with a line in the place of the one that sets the same name, or at the end. */
function withLine(line: string): string {
	const [, name] = /^(?:export )?(\w+) ?=/.exec(line) ?? [];
	const lines = WRITTEN.trimEnd().split("\n");
	const at = lines.findIndex((other) => other.startsWith(`${name}=`));
	return lines.toSpliced(at < 0 ? lines.length : at, at < 0 ? 0 : 1, line).join("\n");
}

const textsOf = async (source: string) => (await examineStack(source)).map(({ text }) => text);

test("what ./setup writes has no mistake", async () => {
	expect(await examineStack(WRITTEN)).toEqual([]);
});

const KEY = "SUPABASE_ANON_KEY takes a key of the role anon that JWT_SECRET";

test.each([
	// Lines that Compose reads otherwise than they were meant.
	["just some words", "is not NAME=value"],
	["SITE-NAME=Vitrin", "is not NAME=value"],
	["SITE_NAME = Vitrin", "SITE_NAME has a blank beside its ="],
	["SITE_NAME= Vitrin", "SITE_NAME has a blank beside its ="],
	["SITE_NAME=Vitrin\r", "SITE_NAME ends as lines on Windows do"],
	["SITE_NAME='Vitrin", "SITE_NAME begins with ' but does not end with it"],
	['SITE_NAME="Vitrin', 'SITE_NAME begins with " but does not end with it'],
	["SITE_NAME='Vitrin\\'", "SITE_NAME begins with ' but does not end with it"],
	["SITE_NAME='It\\'s'", "SITE_NAME has a single quote in single quotes"],
	["SITE_NAME='Vitrin' GmbH", "SITE_NAME goes on after its closing '"],
	["SITE_NAME=“Vitrin”", "SITE_NAME begins with a typographic quote"],
	["SITE_NAME=Vitrin #1", "SITE_NAME ends before its #"],
	["POSTGRES_PASSWORD=#hash", "POSTGRES_PASSWORD ends before its #"],
	["POSTGRES_PASSWORD=pa$word", "POSTGRES_PASSWORD has a $"],
	['POSTGRES_PASSWORD="pa$word"', "POSTGRES_PASSWORD has a $ or a backslash"],
	['POSTGRES_PASSWORD="pa\\nword"', "POSTGRES_PASSWORD has a $ or a backslash"],
	['POSTGRES_PASSWORD=pa"word', "POSTGRES_PASSWORD has a quote"],
	["POSTGRES_PASSWORD=pa\\word", "POSTGRES_PASSWORD has a quote or a backslash"],
	// Names.
	["SITE_URI=https://x.example", "SITE_URI is no setting: is it SITE_URL?"],
	["METRIC_TOKEN=x", "METRIC_TOKEN is no setting: is it METRICS_TOKEN?"],
	["blog_api_key=x", "blog_api_key is no setting: is it BLOG_API_KEY?"],
	["QQQ=x", "QQQ is no setting"],
	["PORT=80", "PORT has no effect: docker-compose.yml decides it; PUBLISH_PORT"],
	["DATABASE_URL=postgres://x", "DATABASE_URL has no effect"],
	// Values; those of the site's settings: config.test.ts.
	["SITE_URL=www.example.com", "SITE_URL takes a URL such as"],
	["ANALYTICS_PROVIDER=ga4", "ANALYTICS_ID takes the measurement ID"],
	["COMPOSE_PROFILES=tsl", "COMPOSE_PROFILES takes profiles out of tls"],
	["PUBLISH_ADDRESS=localhost", "PUBLISH_ADDRESS takes an IP address"],
	["PUBLISH_PORT=30000-29999", "PUBLISH_PORT takes a port, or a range"],
	["APP_REPLICAS=2", "PUBLISH_PORT takes a port for each of the 2 replicas"],
	["PUBLIC_IPV6=yes", "PUBLIC_IPV6 takes true or false"],
	["PUBLIC_IPV6_SUBNET=10.0.0.0/8", "PUBLIC_IPV6_SUBNET takes an IPv6 subnet"],
	["STUDIO_PORT=70000", "STUDIO_PORT takes 65535 or less"],
	["COMPOSE_PROJECT_NAME=Shop", "COMPOSE_PROJECT_NAME takes small letters"],
	["BACKUP_FOLDER=~/backups", "BACKUP_FOLDER takes the path of a folder from / or ./ on"],
	["ARCHIVE_FOLDER=archive", "ARCHIVE_FOLDER takes the path of a folder from / or ./ on"],
	["BACKUP_AT=3 am", "BACKUP_AT takes a time in UTC such as 03:00"],
	["BACKUP_AGE_RECIPIENTS=age1q", "BACKUP_AGE_RECIPIENTS has no effect any more"],
	["BACKUP_KEEP=all", "BACKUP_KEEP takes a whole number"],
	["ARCHIVE_USER=0:0", "ARCHIVE_USER takes the numbers of a user that is not"],
	["ARCHIVE_DAYS=0", "ARCHIVE_DAYS takes"],
	["BACKUP_USER=root", "BACKUP_USER takes the numbers of a user and a group"],
	["VITRIN_IMAGE=My Image", "VITRIN_IMAGE takes the name of an image"],
	["APP_DATABASE_PASSWORD=", "APP_DATABASE_PASSWORD is missing"],
	["JWT_SECRET=short", "JWT_SECRET takes at least 32 characters"],
	["SUPABASE_ANON_KEY=eyJhbGciOiJIUzI1NiJ9.e30.x", KEY],
	[`JWT_SECRET=${"another".repeat(8)}`, KEY],
])("bin/check names the mistake in %j", async (line, message) => {
	const found = await textsOf(withLine(line));
	expect(found.join("\n")).toContain(message);
	// No value: it may be a password.
	expect(found.join("\n")).not.toMatch(/pa.?word/);
});

test.each([
	["tls", "PUBLISH_PORT=443", "PUBLISH_PORT takes a port of its own: the profile tls has 443"],
	["tls", "PUBLISH_PORT=79-80", "the profile tls has 80"],
	["tls", "SITE_URL=https://a.example:8443", "SITE_URL takes an https URL without a port"],
	["tls", "SITE_URL=http://a.example", "SITE_URL takes an https URL without a port"],
	["tls", "SITE_URL=https://a.example/", "SITE_URL takes an https URL without a port"],
	["studio", "PUBLISH_PORT=3001", "the profile studio has 3001"],
	[
		"studio,mailpit",
		"STUDIO_PORT=8025",
		"STUDIO_PORT takes a port of its own: the profile mailpit has",
	],
])("with the profiles %s bin/check refuses %s", async (profiles, line, message) => {
	const source = `${withLine(line)}\nCOMPOSE_PROFILES=${profiles}\n`;
	const found = await textsOf(source.replace("COMPOSE_PROFILES=\n", ""));
	expect(found).toEqual([expect.stringContaining(message)]);
});

test("all mistakes are named at once, in the order of their lines", async () => {
	const source = ["PORT=80", "SITE_URL=x", "SITE_URL=y", "STUDIO_PORT=many"];
	const found = await examineStack(source.join("\n"));
	expect(found.slice(0, 3)).toMatchObject([
		{ line: 1, text: expect.stringMatching(/^PORT has no effect/) },
		{ line: 3, text: "SITE_URL is on line 2 already: remove one" },
		{ line: 4, text: expect.stringMatching(/^STUDIO_PORT takes/) },
	]);
	const missing = found.slice(3).map(({ text }) => text.split(" ")[0]);
	expect(missing).toContain("POSTGRES_PASSWORD");
	expect(new Set(missing).size).toBe(missing.length);
});

test.each([
	"POSTGRES_PASSWORD='p@ss/w#rd $%:?&\"\\ `x`'",
	"POSTGRES_PASSWORD=p@ss/w#rd",
	'POSTGRES_PASSWORD="p@ss `x`"',
	'SITE_NAME="Vitrin & \\"Söhne\\" \\$ \\\\" # the company',
	"export LOG_LEVEL=debug",
	"COMPOSE_PROJECT_NAME=shop",
	"PUBLISH_PORT=0",
	// Without its profile nothing else has the port.
	"PUBLISH_PORT=443",
	"BACKUP_FOLDER=../backups",
])("bin/check takes %j", async (line) => {
	expect(await textsOf(withLine(line))).toEqual([]);
});

test("variables of the operator's own compose files are known", async () => {
	const source = withLine("SMTP_HOST=mail");
	expect(await examineStack(source)).toHaveLength(1);
	expect(await examineStack(source, ["SMTP_HOST"])).toEqual([]);
});

test("bin/check knows the settings that the compose files use, and no others", () => {
	const files = globSync("docker-compose*.yml").map((file) => readFileSync(file, "utf8"));
	const used = files.flatMap((text) => [
		...[...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name),
		// Passed on as they are.
		...[...text.matchAll(/^ {6}([A-Z_]+):$/gm)].map(([, name]) => name),
	]);
	expect([...new Set(used), "COMPOSE_PROFILES"].toSorted()).toEqual(STACK_SETTINGS.toSorted());
});

test("the longest DRAIN_SECONDS fits into the time that a container has to stop", () => {
	expect(v.is(environmentSchema.entries.DRAIN_SECONDS, "121")).toBe(false);
	const compose = readFileSync("docker-compose.yml", "utf8");
	const [, grace] = /^ {4}stop_grace_period: (\d+)s$/m.exec(compose) ?? [];
	expect(Number(grace)).toBeGreaterThan(120 + 20);
});

test("doctor names misspelt settings", () => {
	expect(findMisspelt({ METRIC_TOKEN: "x", PATH: "/bin", SITE_URL: "" })).toEqual([
		"METRIC_TOKEN is no setting: is it METRICS_TOKEN?",
	]);
	expect(findMisspelt(process.env)).toEqual([]);
});
