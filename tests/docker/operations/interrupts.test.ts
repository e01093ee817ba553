import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv, promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dockerOutput, IMAGE } from "../docker.ts";
import { prepareStack } from "../stack.ts";
import { dockerBefore } from "./docker-before.ts";

/** ms within which the site must be ready after an interrupted program has ended. */
const READY_WITHIN = 30_000;

/** What an interrupt reaches: shell commands with $group, the program's process group and its own id. */
const INTERRUPTS = {
	"Ctrl-C": 'kill -INT "-$group"',
	SIGTERM: 'kill -TERM "$group"',
	"a lost terminal": 'kill -HUP "-$group"',
	// It may have ended by then.
	"an interrupt of docker alone": "{ kill -INT $$ || true; }",
};

type Interrupt = keyof typeof INTERRUPTS;

let stack: Awaited<ReturnType<typeof prepareStack>>;
let folder: string;
let dump: string;
let next: string;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "vitrin-interrupts-"));
	next = `${path.basename(folder).toLowerCase()}:next`;
	await writeFile(path.join(folder, "Dockerfile"), `FROM ${IMAGE}\nENV NEXT=1\n`);
	await dockerOutput(["buildx", "build", "--load", "--tag", next, folder]);
	stack = await prepareStack();
	await stack.up();
	await stack.sql(
		"insert into public.blog_posts (language, slug, status, title, content, author, category) values ('tr', 'a', 'published', 'Backed up', 'x', 'x', 'x')",
	);
	const { code, output } = await stack.bin(["backup", "--to", "kept"]);
	expect(code, output).toBe(0);
	const files = await readdir(path.join(stack.folder, "kept"));
	dump = `kept/${files.find((file) => file.endsWith(".dump"))}`;
});
afterAll(async () => {
	await stack?.[Symbol.asyncDispose]();
	await dockerOutput(["rmi", "--force", next, `${stack.project}:previous`]);
	await rm(folder, { recursive: true });
});

/**
 * Runs a program of bin/, and interrupts it 0.3 s after it has called docker.
 * @param call the call's arguments, as a pattern of the shell; the first call that matches counts.
 */
async function interrupted(
	command: string[],
	call: string,
	interrupt: Interrupt,
	environment: object = {},
) {
	const once = path.join(await mkdtemp(path.join(folder, "once-")), "done");
	const settings = await dockerBefore(
		stack.folder,
		`${call}) if [ ! -e '${once}' ]; then
			: >'${once}'
			group=$(ps -o pgid= -p "$PPID" | tr -d ' ')
			{ sleep 0.3; ${INTERRUPTS[interrupt]} && echo sent >'${once}'; } </dev/null >/dev/null 2>&1 &
		fi ;;`,
	);
	const [program = "", ...args] = command;
	// In a process group of its own, as a terminal's. Tests that run in the background ignore SIGINT.
	const run = promisify(execFile)(
		"setsid",
		[
			...["--wait", "env", "--default-signal=INT,HUP,TERM"],
			...[path.join(stack.folder, "bin", program), ...args],
		],
		{
			cwd: stack.folder,
			env: {
				...process.env,
				COMPOSE_FILE: `docker-compose.yml:${path.resolve(import.meta.dirname, "../host.yml")}`,
				VITRIN_IMAGE: IMAGE,
				...environment,
				...settings,
			},
		},
	);
	const output = await run.then(
		({ stdout, stderr }) => stdout + stderr,
		({ stdout, stderr }) => `${stdout}${stderr}`,
	);
	expect(await readFile(once, "utf8"), output).toBe("sent\n");
	return output;
}

/** Expects that one container of the site is ready soon. */
async function expectReady(output: string) {
	const statuses = async () => {
		const sites = await stack.sites();
		return Promise.all(
			sites.map((site) =>
				fetch(`${site}/readyz`).then(
					({ status }) => status,
					() => 0,
				),
			),
		);
	};
	await expect.poll(statuses, { timeout: READY_WITHIN, message: output }).toEqual([200]);
	const posts = await Promise.all((await stack.sites()).map((site) => fetch(`${site}/tr/blog`)));
	expect(posts.map(({ status }) => status)).toEqual([200]);
}

it.each<[string, Interrupt]>([
	['"compose stop"*', "Ctrl-C"],
	['"compose stop"*', "an interrupt of docker alone"],
	['*"drop schema if exists"*', "Ctrl-C"],
	['"compose run"*', "a lost terminal"],
	['"compose run"*', "an interrupt of docker alone"],
	['"compose start"*', "SIGTERM"],
])("bin/restore, at %s: %s", async (call, interrupt) => {
	await stack.sql("update public.blog_posts set title = 'Changed'");
	const output = await interrupted(["restore", "--yes", dump], call, interrupt);
	await expectReady(output);
	const title = await stack.sql("select title from public.blog_posts");
	expect(["Changed", "Backed up"]).toContain(title);
});

it.each<[string, string, Interrupt]>([
	["POSTGRES_PASSWORD", "*psql*postgres", "Ctrl-C"],
	["AUTHENTICATOR_PASSWORD", "*psql*postgres", "an interrupt of docker alone"],
	["POSTGRES_PASSWORD", '"compose up"*', "a lost terminal"],
	["AUTHENTICATOR_PASSWORD", '"compose up"*', "an interrupt of docker alone"],
])("bin/rotate %s, at %s: %s", async (name, call, interrupt) => {
	const output = await interrupted(["rotate", name], call, interrupt);
	await expectReady(output);
	const files = await readdir(stack.folder);
	expect(files.filter((file) => file.startsWith(".env"))).toEqual([".env"]);
	// The database takes what .env says.
	const settings = parseEnv(await readFile(path.join(stack.folder, ".env"), "utf8"));
	for (const [role, password = ""] of [
		["postgres", settings.POSTGRES_PASSWORD],
		["authenticator", settings.AUTHENTICATOR_PASSWORD],
	]) {
		await stack.compose(
			...["exec", "-T", "-e", `PGPASSWORD=${password}`, "db", "psql"],
			...["-XAtc", "select 1", "-h", "db", "-U", `${role}`, "-d", "postgres"],
		);
	}
	await stack.up();
});

it.each<[string, Interrupt]>([
	['"compose run"*', "Ctrl-C"],
	['"compose up --detach --no-deps --wait"*', "an interrupt of docker alone"],
	['"stop "*', "SIGTERM"],
	['"stop "*', "an interrupt of docker alone"],
	['"compose up --detach --no-deps --no-recreate"*', "a lost terminal"],
])("bin/upgrade, at %s: %s", async (call, interrupt) => {
	const output = await interrupted(["upgrade", "--local", "rest"], call, interrupt, {
		VITRIN_IMAGE: next,
		BACKUP_FOLDER: path.join(folder, "backups"),
	});
	await expectReady(output);
	await stack.up();
});

it.each<[string, Interrupt]>([
	["*psql*postgres", "Ctrl-C"],
	['*"drop schema if exists"*', "an interrupt of docker alone"],
	["*sha256sum*", "SIGTERM"],
])("bin/backup, at %s: %s", async (call, interrupt) => {
	const to = await mkdtemp(path.join(folder, "cut-short-"));
	const output = await interrupted(["backup", "--to", to], call, interrupt);
	// Nothing is left, unless it had just finished.
	const files = (await readdir(to)).filter((file) => file !== "erasures");
	const suffixes = files.map((file) => path.extname(file));
	expect([[], [".dump", ".manifest"]], output).toContainEqual(suffixes.sort());
	const left = () => stack.sql("select count(*) from pg_database where datname like 'vitrin%'");
	await expect.poll(left).toBe("0");
});
