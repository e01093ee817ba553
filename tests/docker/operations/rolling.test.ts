import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { docker, dockerOutput, IMAGE } from "../docker.ts";
import { findFrontDoor, overHttp1, overHttp2 } from "../front-door.ts";
import { servicesByImage } from "../local-images.ts";
import { prepareStack } from "../stack.ts";
import { startReplicatedStack, underLoad } from "./load.ts";

const { missing } = await servicesByImage();

it("replaces both containers of the site without losing a request or a lead", async () => {
	await using system = await startReplicatedStack();
	const { stack, proxy } = system;
	const old = await stack.containers("app");
	expect(old).toHaveLength(2);

	const { pages, outcomes, figures } = await underLoad(system, async () => {
		for (const container of old) {
			await dockerOutput(["stop", container]);
			await dockerOutput(["rm", container]);
			await stack.up();
			await proxy.use(await stack.sites());
		}
	});
	console.log("Rolling update of two containers", figures);
	const now = await stack.containers("app");
	expect(now).toHaveLength(2);
	expect(now.filter((container) => old.includes(container))).toEqual([]);
	expect(proxy.failures).toEqual([]);
	expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
	expect([...outcomes.keys()]).toEqual(["202"]);
});

it("replaces the only container behind Caddy: visitors wait, and no request is lost", async ({
	skip,
}) => {
	skip(missing.has("caddy"), missing.get("caddy"));
	await using stack = await prepareStack({
		SITE_URL: "https://localhost",
		COMPOSE_PROFILES: "tls",
		LEAD_FORM_MIN_SECONDS: "0",
	});
	await stack.up();
	await stack.compose("up", "--detach", "--wait", "--no-deps", "caddy");
	const next = `${stack.project}:next`;
	const context = path.join(stack.folder, "next");
	await mkdir(context);
	await writeFile(
		path.join(context, "Dockerfile"),
		`FROM ${IMAGE}\nENV NEXT=1\n`,
	);
	await dockerOutput(["buildx", "build", "--load", "--tag", next, context]);
	const visitors = startVisitors(await findFrontDoor(stack));

	const upgrade = await visitors.during(() =>
		stack.bin(["upgrade", "--local", "rest"], { VITRIN_IMAGE: next }),
	);
	expect(upgrade.result.code, upgrade.result.output).toBe(0);
	const recreation = await visitors.during(() => stack.up());
	const sent = await visitors.stop();
	await docker(["rmi", "--force", next, `${stack.project}:previous`]);

	console.log(
		"Behind Caddy, bin/upgrade and docker compose up of one container",
		[upgrade.figures, recreation.figures],
	);
	expect([...upgrade.lost, ...recreation.lost]).toEqual([]);
	expect(Number(await stack.sql("select count(*) from private.leads"))).toBe(
		sent,
	);
});

/** Visitors who read a page ten times a second over HTTP/1.1 and HTTP/2, and two who send leads. */
function startVisitors(door: Parameters<typeof overHttp1>[0]) {
	let answers: { status: number; took: number; to: string }[] = [];
	let goesOn = true;
	let sent = 0;
	const client = (index: number) => (index % 2 ? overHttp1 : overHttp2)(door);
	const timed = async (to: string, asked: Promise<{ status: number }>) => {
		const from = performance.now();
		const { status } = await asked.catch((error: Error) => {
			console.log(error);
			return { status: 0 };
		});
		answers.push({ status, took: performance.now() - from, to });
	};
	const readers = Array.from({ length: 20 }, async (_, index) => {
		using visitor = client(index);
		while (goesOn) {
			await Promise.all([
				timed("page", visitor.ask({ path: "/tr" })),
				sleep(100),
			]);
		}
	});
	const senders = [0, 1].map(async (index) => {
		using visitor = client(index);
		// The site takes 60 of one client.
		while (goesOn && sent < 50) {
			const lead = {
				name: "Ayşe",
				email: `ayse${sent++}@ornek.example`,
				company: "Örnek",
				timestamp: new Date().toISOString(),
				source: "quick_analysis_modal",
			};
			const asked = visitor.ask({
				path: "/api/quick-analysis",
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify(lead),
			});
			await Promise.all([timed("lead", asked), sleep(2_000)]);
		}
	});
	return {
		/** Does something while the visitors go on. @returns its result, figures, and the answers that were no success. */
		async during<T>(work: () => Promise<T>) {
			answers = [];
			const result = await work();
			await sleep(2_000);
			const slowest = Math.max(...answers.map(({ took }) => took));
			return {
				result,
				lost: answers.filter(({ status }) => status >= 300 || status < 200),
				figures: {
					requests: answers.length,
					"seconds of the slowest": Math.round(slowest / 100) / 10,
				},
			};
		},
		/** @returns how many leads were sent. */
		async stop() {
			goesOn = false;
			await Promise.all([...readers, ...senders]);
			return sent;
		},
	};
}
