import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFailingWebhook } from "../../faults/failing-webhook.ts";
import { docker, dockerOutput, IMAGE } from "../docker.ts";
import { servicesByImage } from "../local-images.ts";
import { prepareStack } from "../stack.ts";
import { isLost, underLoad } from "./visitors.ts";

/** How often each test runs: `ROLLING_RUNS=20` searches for a request that is lost rarely. */
const RUNS = Number(process.env.ROLLING_RUNS ?? 1);

/** ms between the stop and the start of the database. */
const AWAY = 3_000;

const { missing } = await servicesByImage();

describe.skipIf(missing.has("caddy"))("behind Caddy", { repeats: RUNS - 1 }, () => {
	let stack: Awaited<ReturnType<typeof prepareStack>>;
	let webhook: Awaited<ReturnType<typeof startFailingWebhook>>;
	/** Another image of the same version. */
	let next: string;

	beforeAll(async () => {
		webhook = await startFailingWebhook("0.0.0.0");
		stack = await prepareStack({
			SITE_URL: "https://localhost",
			COMPOSE_PROFILES: "tls",
			LEAD_FORM_MIN_SECONDS: "0",
			APP_REPLICAS: "1",
			QUICK_ANALYSIS_WEBHOOK_URL: `http://host.docker.internal:${webhook.port}/hook`,
			QUICK_ANALYSIS_WEBHOOK_METHOD: "GET",
		});
		await stack.up();
		await stack.compose("up", "--detach", "--wait", "--no-deps", "caddy");
		next = `${stack.project}:next`;
		const context = path.join(stack.folder, "next");
		await mkdir(context);
		await writeFile(path.join(context, "Dockerfile"), `FROM ${IMAGE}\nENV NEXT=1\n`);
		await dockerOutput(["buildx", "build", "--load", "--tag", next, context]);
	});
	afterAll(async () => {
		await stack?.[Symbol.asyncDispose]();
		await webhook?.[Symbol.asyncDispose]();
		await docker(["rmi", "--force", next, `${stack.project}:previous`]);
	});

	async function set(name: string, value: string): Promise<void> {
		const file = path.join(stack.folder, ".env");
		const settings = await readFile(file, "utf8");
		const others = settings.split("\n").filter((line) => !line.startsWith(`${name}=`));
		await writeFile(file, [...others, `${name}=${value}`].join("\n"));
	}
	/** Starts so many containers of the image under test. @returns their ids. */
	async function start(count: number): Promise<string[]> {
		await set("APP_REPLICAS", `${count}`);
		await stack.up();
		const containers = await stack.containers("app");
		expect(containers).toHaveLength(count);
		return containers;
	}

	it.each([
		["the only container, for a changed setting", 1, () => IMAGE],
		["both containers, for a new version", 2, () => next],
	])("bin/upgrade replaces %s without losing a request", async (name, count, image) => {
		const old = await start(count);
		await set("SITE_NAME", `Vitrin ${randomUUID()}`);
		const answers = await underLoad(name, stack, webhook, async () => {
			const { code, output } = await stack.bin(["upgrade", "--local", "rest"], {
				VITRIN_IMAGE: image(),
			});
			expect(code, output).toBe(0);
		});
		expect(answers.filter(isLost)).toEqual([]);
		const now = await stack.containers("app");
		expect(now).toHaveLength(count);
		expect(now.filter((container) => old.includes(container))).toEqual([]);
	});

	it("docker compose up replaces the only container: visitors wait, and no request is lost", async () => {
		await start(1);
		// Another image is a change, like any of .env.
		const answers = await underLoad("docker compose up", stack, webhook, () =>
			stack.up({ image: next }),
		);
		expect(answers.filter(isLost)).toEqual([]);
	});

	it("a restart of the database costs no lead, and pages are served meanwhile", async () => {
		const before = await start(2);
		const ready = async () => {
			const answers = await Promise.all(
				(await stack.sites()).map((site) => fetch(`${site}/readyz`)),
			);
			return answers.map(({ status }) => status);
		};
		const answers = await underLoad("restart of the database", stack, webhook, async () => {
			await stack.compose("stop", "db");
			await sleep(AWAY);
			expect(await ready()).toEqual([503, 503]);
			await stack.compose("start", "db");
			await expect.poll(ready, { timeout: 60_000 }).toEqual([200, 200]);
		});
		// The site was not restarted, and cached pages were served meanwhile.
		expect(await stack.containers("app")).toEqual(before);
		const failed = answers.filter(({ status }) => status >= 300 || status < 200);
		expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([503]));
		expect(failed.length).toBeLessThan(answers.length / 2);
	});
});
