import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import {
	chmod,
	copyFile,
	cp,
	mkdir,
	readdir,
	readFile,
	stat,
	symlink,
	writeFile,
} from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { parseEnv, promisify } from "node:util";
import { expect, test } from "vitest";
import { listen } from "../support/listen.ts";
import { testFolder } from "../support/temporary-folder.ts";

/** A checkout as far as ./setup sees one, in a folder whose name has a blank. */
async function prepare() {
	const folder = await testFolder("vitrin setup-");
	for (const file of ["setup", "docker-compose.yml"]) {
		await copyFile(file, path.join(folder, file));
	}
	for (const name of ["bin", "docker", "migrations", "supabase"]) {
		await mkdir(path.join(folder, name), { mode: 0o700 });
		await writeFile(path.join(folder, name, "file"), "", { mode: 0o600 });
		await writeFile(path.join(folder, name, "program"), "", { mode: 0o744 });
	}
	await cp("docker", path.join(folder, "docker"), { recursive: true });
	await chmod(path.join(folder, "docker"), 0o700);
	const env = path.join(folder, ".env");
	const programs = path.join(folder, "programs");
	await mkdir(programs);
	const addProgram = (name: string, script: string) =>
		writeFile(path.join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
	// A machine without stacks, whatever this one has.
	await addProgram("docker", "exit 1");
	return {
		folder,
		env,
		PATH: `${programs}:${process.env.PATH}`,
		/** Adds shell scripts by their names, which replace the system's programs. */
		addPrograms: async (scripts: Record<string, string>) => {
			for (const [name, script] of Object.entries(scripts)) await addProgram(name, script);
		},
		/** @param system where the other programs are. */
		run: (
			args: string[] = [],
			{ system = process.env.PATH, ...environment }: Record<string, string> = {},
		) =>
			promisify(execFile)("/bin/sh", [path.join(folder, "setup"), ...args], {
				cwd: "/",
				env: { PATH: `${programs}:${system}`, ...environment },
			}).then(
				({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
				(failure: { code: number; stderr: string }) => ({
					code: failure.code,
					output: failure.stderr,
				}),
			),
		settings: async () => parseEnv(await readFile(env, "utf8")),
	};
}

/** The claims of a token that is signed with the secret. */
function claimsOf(token: string | undefined, secret: string | undefined) {
	const [header = "", claims = "", signature = ""] = (token ?? "").split(".");
	const right = createHmac("sha256", secret ?? "").update(`${header}.${claims}`);
	expect(signature).toBe(right.digest("base64url"));
	const read = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString());
	expect(read(header)).toEqual({ alg: "HS256", typ: "JWT" });
	return read(claims);
}

test("setup writes settings with keys that are signed with the secret", async () => {
	const { env, run, settings } = await prepare();
	const { code, output } = await run();
	expect(code).toBe(0);
	expect(output).toContain("docker compose up -d --wait");
	const values = await settings();
	const exp = expect.closeTo(Date.now() / 1_000 + 315_360_000, -2);
	for (const [name, role] of [
		["SUPABASE_ANON_KEY", "anon"],
		["SUPABASE_SERVICE_ROLE_KEY", "service_role"],
	] as const) {
		expect(claimsOf(values[name], values.JWT_SECRET)).toMatchObject({
			role,
			exp,
		});
	}
	expect(values.SITE_URL).toBe("http://localhost:3000");
	// A front door may come later, and nobody but this machine reaches the port that trusts it.
	expect(values).toMatchObject({
		TRUST_PROXY: "172.16.0.0/12,192.168.0.0/16",
		PUBLISH_ADDRESS: "127.0.0.1",
	});
	const [, secret = ""] = values.WEBHOOK_SIGNING_SECRET?.split("whsec_") ?? [];
	// A text, so that n8n can take it.
	expect(Buffer.from(secret, "base64").toString()).toMatch(/^[\da-f]{64}$/);
	expect((await stat(env)).mode & 0o777).toBe(0o600);
});

test("every secret is unique, within and across installations", async () => {
	const secrets: string[] = [];
	for (const { run, settings } of [await prepare(), await prepare()]) {
		await run();
		const found = Object.entries(await settings()).filter(([name]) =>
			/PASSWORD|SECRET|KEY|TOKEN/.test(name),
		);
		secrets.push(...found.map(([, value]) => value ?? ""));
	}
	expect(secrets.length).toBeGreaterThan(20);
	expect(new Set(secrets).size).toBe(secrets.length);
	for (const secret of secrets) expect(secret.length).toBeGreaterThan(40);
});

test("leads are sent as POST, to the URLs that are given", async () => {
	const { run, settings } = await prepare();
	const webhook = "https://n8n.example.com/webhook/lead?a=1&b=%20c";
	const alerts = "https://chat.example.com/alerts";
	// The last slash of the site's URL goes.
	await run(["--webhook", webhook, "https://www.example.com/", "--alerts", alerts]);
	expect(await settings()).toMatchObject({
		SITE_URL: "https://www.example.com",
		QUICK_ANALYSIS_WEBHOOK_URL: webhook,
		QUICK_ANALYSIS_WEBHOOK_METHOD: "POST",
		ALERT_WEBHOOK_URL: alerts,
	});
});

test("the settings of a first start are taken as arguments", async () => {
	const { run, settings } = await prepare();
	const { output } = await run([
		"https://www.example.com",
		"SITE_NAME=Örnek Satış",
		"SEED=true",
		"OPERATOR_NAME=Örnek Ltd. Şti.",
		"OPERATOR_ADDRESS=Cadde 1 #2, $Ankara, Türkiye",
	]);
	expect(await settings()).toMatchObject({
		COMPOSE_PROFILES: "tls",
		SITE_NAME: "Örnek Satış",
		SEED: "true",
		OPERATOR_NAME: "Örnek Ltd. Şti.",
		OPERATOR_ADDRESS: "Cadde 1 #2, $Ankara, Türkiye",
	});
	expect(output).toContain("Caddy takes ports 80 and 443");
	expect(output).toContain("ALERT_WEBHOOK_URL: the chat");
	expect(output).not.toContain("OPERATOR_NAME and others");
});

test.each([
	[["https://www.example.com"], "tls", "ports 80 and 443"],
	[["https://localhost"], "tls", "Caddy makes the certificate itself"],
	[["https://example.com", "--profiles", ""], "", "Your own proxy"],
	[["https://example.com:8443"], "", "Your own proxy"],
	[["https://example.com", "--profiles", "tls,backup"], "tls,backup", "Caddy"],
	[["http://localhost:3000"], "", "3. Open http://localhost:3000"],
	[["https://example.com", "--profiles", "none"], "", "Your own proxy"],
])("setup %j turns the profiles %j on and says: %s", async (args, profiles, said) => {
	const { run, settings } = await prepare();
	const { output } = await run(args);
	expect((await settings()).COMPOSE_PROFILES).toBe(profiles);
	expect(output).toContain(said);
});

test("each installation has a name, a subnet and a port of its own", async () => {
	const subnets: unknown[] = [];
	for (const [args, name, port] of [
		[["https://WWW.example.com"], "vitrin-www-example-com", "3000"],
		[["http://localhost:3010"], "vitrin-localhost-3010", "3010"],
		[["COMPOSE_PROJECT_NAME=shop", "PUBLISH_PORT=3020"], "shop", "3020"],
	] as const) {
		const { run, settings } = await prepare();
		await run([...args]);
		const { COMPOSE_PROJECT_NAME, PUBLISH_PORT, PUBLIC_IPV6_SUBNET } = await settings();
		expect({ COMPOSE_PROJECT_NAME, PUBLISH_PORT }).toEqual({
			COMPOSE_PROJECT_NAME: name,
			PUBLISH_PORT: port,
		});
		// A random prefix (RFC 4193).
		expect(PUBLIC_IPV6_SUBNET).toMatch(/^fd[\da-f]{2}:[\da-f]{4}:[\da-f]{4}::\/64$/);
		subnets.push(PUBLIC_IPV6_SUBNET);
	}
	expect(new Set(subnets).size).toBe(3);
});

test.skipIf(process.platform !== "linux")("a port that another program has is named", async () => {
	const { run } = await prepare();
	const program = createServer();
	const port = await listen(program);
	const { output } = await run([`PUBLISH_PORT=${port}`]);
	program.close();
	expect(output).toMatch(new RegExp(`Taken on this machine.*:.* ${port}`));
});

test("in a terminal setup asks for missing settings, and again after a wrong answer", async () => {
	const { folder, settings, PATH } = await prepare();
	const asked = promisify(execFile)(
		"script",
		["--quiet", "--return", "--command", `./setup --alerts ''`, "/dev/null"],
		{ cwd: folder, env: { PATH } },
	);
	asked.child.stdin?.end(
		[
			"Örnek",
			"n8n.example.com",
			"https://n8n.example.com/lead",
			"smtps://mail.example.com",
			"Örnek <info@example.com>",
			"tls,backups",
			"tls,backup",
			"Örnek'in",
			"Örnek Ltd.",
			"Ayşe Yılmaz",
			...["", "", ""],
			"12",
			"0123456789012345",
			...["", ""],
		].join("\n"),
	);
	const { stdout } = await asked;
	expect(stdout).toContain("URL of the webhook that leads are sent to");
	expect(stdout).not.toContain("URL of a chat");
	expect(await settings()).toMatchObject({
		QUICK_ANALYSIS_WEBHOOK_URL: "https://n8n.example.com/lead",
		ALERT_WEBHOOK_URL: "",
		SITE_NAME: "Örnek",
		OPERATOR_NAME: "Örnek Ltd.",
		OPERATOR_REPRESENTATIVE: "Ayşe Yılmaz",
		OPERATOR_MERSIS: "0123456789012345",
		SMTP_URL: "smtps://mail.example.com",
		MAIL_FROM: "Örnek <info@example.com>",
		COMPOSE_PROFILES: "tls,backup",
	});
});

/** The source of a program that fails, or runs the one of the system. */
const failingOpenssl = (command: string) =>
	`[ "$1" = ${command} ] && exit 1\nexec /usr/bin/openssl "$@"`;

/** Docker on a machine where another folder has the stack of this name, and where only its volumes are left. */
const STACK_ELSEWHERE = '[ "$1" = ps ] && echo /srv/other';
const VOLUME = '[ "$1" = volume ]';

/** What setup needs before it looks for openssl. */
const NOTHING_INSTALLED = Object.fromEntries(
	["dirname", "sort", "head", "tr"].map((name) => [name, `exec /usr/bin/${name} "$@"`]),
);

test.each<[string[], string, Record<string, string>]>([
	[["www.example.com"], "takes the URL of the site", {}],
	[["https://"], "takes the URL of the site", {}],
	[["https://www.example.com/tr"], "without a path", {}],
	[["https://a$(id)"], "character", {}],
	[["https://a\nPOSTGRES_PASSWORD=known"], "character", {}],
	[["https://a.example", "b"], "one argument", {}],
	[["--webhook"], "--webhook takes a URL", {}],
	[["--webhook", "n8n"], "take a URL such as", {}],
	[["--alerts", "https://a.example/'b"], "percent signs", {}],
	[["--profile", "tls"], "does not know --profile", {}],
	[["--profiles", "tls,n8n"], "mailpit, separated by commas, not: n8n", {}],
	[["OPERATOR_NAMES=Örnek"], "does not know OPERATOR_NAMES", {}],
	[["OPERATOR_EMAIL=a@example.com"], "OPERATOR_NAME is needed", {}],
	[["OPERATOR_NAME=O'Brien"], "straight quote", {}],
	[["PORT=80"], "not PORT: enter other settings in .env afterwards", {}],
	[["OPERATOR_NAME=Örnek", "OPERATOR_MERSIS=12"], "OPERATOR_MERSIS takes the 16 digits", {}],
	[["SMTP_URL=smtp://mail.example.com"], "MAIL_FROM is needed with SMTP_URL", {}],
	[["SMTP_URL=mail.example.com", "MAIL_FROM=a@example.com"], "SMTP_URL takes a URL", {}],
	[["PUBLISH_PORT=many"], "PUBLISH_PORT takes a port", {}],
	[["COMPOSE_PROJECT_NAME=Shop"], "COMPOSE_PROJECT_NAME takes small letters", {}],
	[[], "the stack vitrin-localhost-3000 runs from /srv/other", { docker: STACK_ELSEWHERE }],
	[[], "A stack vitrin-localhost-3000 has its data on this machine", { docker: VOLUME }],
	[[], "setup needs openssl", NOTHING_INSTALLED],
	[[], "", { openssl: failingOpenssl("rand") }],
	[[], "", { openssl: failingOpenssl("dgst") }],
	[[], "", { openssl: failingOpenssl("base64") }],
	[[], "", { ln: "exit 1" }],
])("setup %j that fails says why (%j) and writes nothing", async (args, message, programs) => {
	const { folder, run, addPrograms } = await prepare();
	await addPrograms(programs);
	const { code, output } = await run(args, "dirname" in programs ? { system: "" } : {});
	expect(code).not.toBe(0);
	expect(output).toContain(message);
	const files = (await readdir(folder)).filter((file) => /env/.test(file));
	expect(files).toEqual([]);
});

test("a second run changes nothing and says how to start again", async () => {
	const { env, folder, run } = await prepare();
	await run();
	const before = await readFile(env, "utf8");
	const { code, output } = await run();
	expect(code).toBe(1);
	expect(output).toContain("stays as it is");
	// Of this stack, not of whichever the folder's files name.
	expect(output).toContain("--project-name vitrin-localhost-3000 down --volumes");
	expect(await readFile(env, "utf8")).toBe(before);
	expect(await readdir(folder)).not.toContain(".env.tmp");
});

test("where another folder has the stack, a second run does not say how to delete its data", async () => {
	const { run, addPrograms } = await prepare();
	await run();
	await addPrograms({ docker: STACK_ELSEWHERE });
	const { output } = await run();
	expect(output).toContain("runs from /srv/other");
	expect(output).not.toContain("down --volumes");
});

test("a link in the place of .env is not followed", async () => {
	const { env, folder, run } = await prepare();
	await symlink(path.join(folder, "elsewhere"), env);
	expect((await run()).code).toBe(1);
	expect(await readdir(folder)).not.toContain("elsewhere");
});

test("no secret is in a program's arguments", async () => {
	const { folder, run, settings, addPrograms } = await prepare();
	const said = path.join(folder, "said");
	const spy = `printf '%s\\n' "$0 $*" >>"${said}"\nexec "/usr/bin/\${0##*/}" "$@"`;
	await addPrograms({ openssl: spy, tr: spy, cat: spy });
	const { code } = await run();
	expect(code).toBe(0);
	const words = await readFile(said, "utf8");
	expect(words).toContain("dgst -sha256");
	for (const [name, value] of Object.entries(await settings()))
		if (/PASSWORD|SECRET|KEY|TOKEN/.test(name)) expect(words, name).not.toContain(value);
});

const modeOf = async (...names: string[]) => (await stat(path.join(...names))).mode & 0o777;

test("files for the containers' users are readable with any umask, and the backup folder exists", async () => {
	const { folder, run } = await prepare();
	expect((await run([], { BACKUP_FOLDER: path.join(folder, "kept") })).code).toBe(0);
	const names = ["docker", "supabase/file", "bin/program", "kept"];
	const modes = await Promise.all(names.map((name) => modeOf(folder, name)));
	expect(modes).toEqual([0o755, 0o644, 0o755, 0o700]);
});

test("--files makes the folders that .env names, on a machine that .env was brought to", async () => {
	const { folder, run, addPrograms } = await prepare();
	await addPrograms({
		docker: 'echo "BACKUP_FOLDER=./kept here"; echo "ARCHIVE_FOLDER=./every moment"',
	});
	const { code, output } = await run(["--files"]);
	expect(code, output).toBe(0);
	expect(await modeOf(folder, "supabase/file")).toBe(0o644);
	const made = await readdir(folder);
	expect(made).toEqual(expect.arrayContaining(["kept here", "every moment"]));
	for (const name of ["backups", "archive", ".env"]) expect(made).not.toContain(name);
});

test("a backup folder that cannot be created is named, and setup goes on", async () => {
	const { run } = await prepare();
	const { code, output } = await run([], { BACKUP_FOLDER: "/proc/none" });
	expect(code).toBe(0);
	expect(output).toContain("the profile backup needs the folder /proc/none");
});
