import { expect, it } from "vitest";
import { dockerOutput } from "../docker.ts";
import { startReplicatedStack, underLoad } from "./load.ts";

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
