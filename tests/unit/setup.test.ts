import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseEnv, promisify } from "node:util";
import { expect, test } from "vitest";
import { testFolder } from "../support/test-folder.ts";

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
	const env = path.join(folder, ".env");
	return {
		folder,
		env,
		/** Adds shell scripts by their names. @returns their folder. */
		addPrograms: async (programs: Record<string, string>) => {
			const bin = path.join(folder, "programs");
			await mkdir(bin);
			for (const [name, script] of Object.entries(programs)) {
				const file = path.join(bin, name);
				await writeFile(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
			}
			return bin;
		},
		run: (args: string[] = [], environment: Record<string, string> = {}) =>
			promisify(execFile)("/bin/sh", [path.join(folder, "setup"), ...args], {
				cwd: "/",
				env: { PATH: process.env.PATH, ...environment },
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
	await run(["--webhook", webhook, "https://www.example.com", "--alerts", alerts]);
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
])("setup %j turns the profiles %j on and says: %s", async (args, profiles, said) => {
	const { run, settings } = await prepare();
	const { output } = await run(args);
	expect((await settings()).COMPOSE_PROFILES).toBe(profiles);
	expect(output).toContain(said);
});

test("in a terminal setup asks for missing settings, and again after a wrong answer", async () => {
	const { folder, settings } = await prepare();
	const asked = promisify(execFile)(
		"script",
		["--quiet", "--return", "--command", `./setup --alerts ''`, "/dev/null"],
		{ cwd: folder },
	);
	asked.child.stdin?.end(
		[
			"Örnek",
			"n8n.example.com",
			"https://n8n.example.com/lead",
			"Örnek'in",
			"Örnek Ltd.",
			"Ayşe Yılmaz",
			...["", "", "", "", "", "", ""],
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
	});
});

test("the site's URL is taken without its last slash", async () => {
	const { run, settings } = await prepare();
	const { output } = await run(["https://www.example.com/"]);
	expect(output).toContain("https://www.example.com");
	expect((await settings()).SITE_URL).toBe("https://www.example.com");
});

/** The source of a program that fails, or runs the one of the system. */
const failingOpenssl = (command: string) =>
	`[ "$1" = ${command} ] && exit 1\nexec /usr/bin/openssl "$@"`;

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
	[[], "setup needs openssl", { dirname: 'exec /usr/bin/dirname "$@"' }],
	[[], "", { openssl: failingOpenssl("rand") }],
	[[], "", { openssl: failingOpenssl("dgst") }],
	[[], "", { openssl: failingOpenssl("base64") }],
	[[], "", { ln: "exit 1" }],
])("setup %j that fails says why (%j) and writes nothing", async (args, message, programs) => {
	const { folder, run, addPrograms } = await prepare();
	const system = "dirname" in programs ? "" : `:${process.env.PATH}`;
	const bin = await addPrograms(programs);
	const { code, output } = await run(args, { PATH: bin + system });
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
	expect(await readFile(env, "utf8")).toBe(before);
	expect(await readdir(folder)).not.toContain(".env.tmp");
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
	const bin = await addPrograms({ openssl: spy, tr: spy, cat: spy });
	const { code } = await run([], { PATH: `${bin}:${process.env.PATH}` });
	expect(code).toBe(0);
	const words = await readFile(said, "utf8");
	expect(words).toContain("dgst -sha256");
	for (const [name, value] of Object.entries(await settings()))
		if (/PASSWORD|SECRET|KEY|TOKEN/.test(name)) expect(words, name).not.toContain(value);
});

test.each([
	["after setup", []],
	["on a machine that .env was brought to", ["--files"]],
])(
	"files for the containers' users are readable %s with any umask, and the backup folder exists",
	async (_, args) => {
		const { folder, run } = await prepare();
		const BACKUP_FOLDER = path.join(folder, "kept", "here");
		expect((await run(args, { BACKUP_FOLDER })).code).toBe(0);
		const modes = await Promise.all(
			["docker", "supabase/file", "bin/program", "kept/here"].map(
				async (name) => (await stat(path.join(folder, name))).mode & 0o777,
			),
		);
		expect(modes).toEqual([0o755, 0o644, 0o755, 0o700]);
		expect((await readdir(folder)).includes(".env")).toBe(args.length === 0);
	},
);

test("a backup folder that cannot be created is named, and setup goes on", async () => {
	const { run } = await prepare();
	const { code, output } = await run(["--files"], {
		BACKUP_FOLDER: "/proc/none",
	});
	expect(code).toBe(0);
	expect(output).toContain("the profile backup needs the folder /proc/none");
});
