import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dockerOutput, IMAGE } from "../docker.ts";
import { prepareStack } from "../stack.ts";
import { fill } from "./content.ts";
import { dockerBefore } from "./docker-before.ts";

const run = promisify(execFile);

/** Newer than any migration of the site. */
const VERSION = "29991231000000";

let folder: string;
let stack: Awaited<ReturnType<typeof prepareStack>>;
let before: string;
const made: string[] = [];

/** Builds an image from what `prepare` puts into a folder. @returns its name. */
async function build(
	name: string,
	prepare: (context: string) => Promise<unknown>,
): Promise<string> {
	const context = path.join(folder, name);
	await mkdir(context);
	await prepare(context);
	const tag = `${path.basename(folder).toLowerCase()}:${name}`;
	await dockerOutput(["buildx", "build", "--load", "--tag", tag, context]);
	made.push(tag);
	return tag;
}

/** The image under test with additions. */
const variant = (name: string, dockerfile: string, files: Record<string, string> = {}) =>
	build(name, async (context) => {
		await writeFile(path.join(context, "Dockerfile"), `FROM ${IMAGE}\n${dockerfile}\n`);
		for (const [file, text] of Object.entries(files))
			await writeFile(path.join(context, file), text);
	});

const withMigration = (name: string, sql: string) =>
	variant(name, `COPY *.sql migrations/`, { [`${VERSION}_${name}.sql`]: sql });

const upgrade = (image: string, ...options: string[]) =>
	stack.bin(["upgrade", ...options], {
		VITRIN_IMAGE: image,
		BACKUP_FOLDER: path.join(folder, "backups"),
	});

const idOf = (image: string) => dockerOutput(["inspect", "--format={{.Id}}", image]);

/** The images of the site's containers, and the statuses of their /readyz. */
async function site() {
	const containers = await stack.containers("app");
	const images = await dockerOutput(["inspect", "--format={{.Image}}", ...containers]);
	const answers = await Promise.all((await stack.sites()).map((url) => fetch(`${url}/readyz`)));
	return {
		images: images.split("\n"),
		ready: answers.map(({ status }) => status),
	};
}
const running = async (image: string) => ({
	images: Array(2).fill(await idOf(image)),
	ready: [200, 200],
});

const counts = () =>
	stack.sql(
		"select (select count(*) from private.leads), (select count(*) from public.blog_posts), (select count(*) from public.blog_images)",
	);

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "vitrin-upgrade-"));
	before = await build("before", (context) =>
		run("sh", ["-c", 'git archive HEAD~1 | tar -x -C "$0"', context]),
	);
	stack = await prepareStack({ APP_REPLICAS: "2" });
	await stack.up({ image: before });
	await fill(stack);
});
afterAll(async () => {
	await stack?.[Symbol.asyncDispose]();
	const project = stack && (await dockerOutput(["images", "--quiet", `${stack.project}:previous`]));
	await dockerOutput([
		"rmi",
		"--force",
		...made,
		...(project ? [`${stack.project}:previous`] : []),
	]);
	await rm(folder, { recursive: true });
});

it("changes nothing without a backup", async () => {
	const next = await withMigration("unsaved", "create table private.unsaved ()");
	const { code, output } = await stack.bin(["upgrade", "--local", "rest"], {
		VITRIN_IMAGE: next,
		BACKUP_FOLDER: "/proc/none",
	});
	expect(output).toContain(
		"the backup failed, so nothing was changed; the previous version still runs",
	);
	expect(code).toBe(1);
	expect(await site()).toEqual(await running(before));
	expect(await stack.sql("select to_regclass('private.unsaved') is null")).toBe("t");
});

it("keeps the previous version and rolls back when a migration fails", async () => {
	const next = await withMigration("broken", "create table private.half (); select 1 / 0;");
	const { code, output } = await upgrade(next, "--local", "rest");
	expect(output).toContain("division by zero");
	expect(output).toContain("a migration failed (above). It was rolled back");
	expect(output).toContain(`put VITRIN_IMAGE=${before} back into .env`);
	expect(code).toBe(1);
	expect(await site()).toEqual(await running(before));
	expect(await stack.sql("select to_regclass('private.half') is null")).toBe("t");
});

it("goes back when the new version does not become healthy", async () => {
	const next = await variant("sick", 'CMD ["sleep", "3600"]');
	const { code, output } = await upgrade(next, "--local", "rest");
	expect(output).toContain("the previous version runs again");
	expect(code).toBe(1);
	expect(await site()).toEqual(await running(before));
});

it("goes back when a container of the new version cannot start", async () => {
	await stack.compose("up", "--detach", "--no-recreate", "--scale=app=1", "app");
	// The volume of host.yml cannot be mounted over a file.
	const next = await variant("broken-off", "USER root\nRUN rm -rf /data && touch /data\nUSER node");
	const { code, output } = await stack.bin(["upgrade", "--local", "rest"], {
		VITRIN_IMAGE: next,
		APP_REPLICAS: "1",
		BACKUP_FOLDER: path.join(folder, "backups"),
	});
	expect(output).toContain("the previous version runs again");
	expect(code).toBe(1);
	expect(await site()).toEqual({ images: [await idOf(before)], ready: [200] });
	await stack.up({ image: before });
});

it.each([
	["an image cannot be pulled", '"compose pull "*) exit 1 ;;', "cannot be pulled"],
	["it is interrupted", '"compose run "*) kill -TERM "$PPID"; exit ;;', "migrating"],
])("the image name still means the running version when %s", async (_, accident, message) => {
	const name = `${path.basename(folder).toLowerCase()}:moving`;
	await dockerOutput(["tag", before, name]);
	if (!made.includes(name)) made.push(name);
	await stack.up({ image: name });
	const next = await variant(message.replaceAll(" ", "-"), "ENV NEXT=1");
	// Stands for a registry where the name means a newer image.
	const settings = await dockerBefore(
		folder,
		`"compose pull app") exec docker tag ${next} ${name} ;;`,
		accident,
		'"compose pull "*) exit ;;',
	);
	const { code, output } = await stack.bin(["upgrade", "rest"], {
		...settings,
		VITRIN_IMAGE: name,
		BACKUP_FOLDER: path.join(folder, "backups"),
	});
	expect(output).toContain(message);
	expect(code).toBe(1);
	expect(await idOf(name)).toBe(await idOf(before));
	expect(await site()).toEqual(await running(before));
});

it("upgrades from the previous commit's image and goes back, and keeps all data", async () => {
	const data = await counts();
	expect(data).toBe("500|40|40");
	const next = await withMigration(
		"newer",
		"create table private.newer (id integer); insert into private.newer values (1)",
	);
	const started = performance.now();
	const { code, output } = await upgrade(next, "--local", "rest");
	expect(output).toContain("the new version runs");
	expect(code).toBe(0);
	console.log(`Upgrade of two containers: ${((performance.now() - started) / 1_000).toFixed(1)} s`);
	expect(await site()).toEqual(await running(next));
	expect(await counts()).toBe(data);
	expect(await stack.sql("select id from private.newer")).toBe("1");

	const back = await upgrade(next, "--back");
	expect(back.output).toContain("the previous version runs again");
	expect(back.code).toBe(0);
	expect(await site()).toEqual(await running(before));
	expect(await counts()).toBe(data);

	// The setting that --back makes. Each command starts the older version on the newer migrations.
	const previous = `${stack.project}:previous`;
	await stack.up({ image: previous });
	expect(await site()).toEqual(await running(before));
	const rotated = await stack.bin(["rotate", "APP_DATABASE_PASSWORD"], {
		VITRIN_IMAGE: previous,
	});
	expect(rotated.code, rotated.output).toBe(0);
	expect(await site()).toEqual(await running(before));
	expect(await counts()).toBe(data);

	const again = await upgrade(previous);
	expect(again.output).toContain(
		`VITRIN_IMAGE in .env is ${previous}, as after bin/upgrade --back`,
	);
	expect(again.code).toBe(1);
});
