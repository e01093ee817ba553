import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { startReplicatedStack, underLoad } from "./load.ts";

/** ms between the stop and the start of the database. */
const AWAY = 3_000;

it("recovers from a restart of the database without losing a lead", async () => {
	await using system = await startReplicatedStack();
	const { stack, proxy } = system;
	const ready = async () => {
		const answers = await Promise.all(
			(await stack.sites()).map((site) => fetch(`${site}/readyz`)),
		);
		return answers.map(({ status }) => status);
	};
	let seconds = 0;
	const before = await stack.containers("app");

	const { pages, outcomes, figures } = await underLoad(system, async () => {
		const from = performance.now();
		await stack.compose("stop", "db");
		await sleep(AWAY);
		expect(await ready()).toEqual([503, 503]);
		await stack.compose("start", "db");
		await expect.poll(ready, { timeout: 60_000 }).toEqual([200, 200]);
		seconds = Math.round((performance.now() - from) / 100) / 10;
	});
	const away = pages.filter(({ status }) => status === 503);
	console.log("Restart of the database", {
		...figures,
		"seconds until both were ready again": seconds,
	});
	// The site was not restarted, and cached pages were served meanwhile.
	expect(await stack.containers("app")).toEqual(before);
	expect(proxy.failures).toEqual([]);
	expect(pages.filter(({ status }) => ![200, 503].includes(status))).toEqual(
		[],
	);
	expect(away.length).toBeLessThan(pages.length / 2);
	expect([...outcomes.keys()].toSorted()).toEqual(["202", "503"]);
});
