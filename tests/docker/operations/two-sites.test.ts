import { existsSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { sendLead } from "../../support/lead-server.ts";
import { prepareStack, type Stack } from "../stack.ts";

/** Where this machine has IPv6, so that the two networks need two subnets. */
const PUBLIC_IPV6 = String(existsSync("/proc/net/if_inet6"));

const leads = (stack: Stack) => stack.sql("select count(*) from private.leads");

async function readiness(stack: Stack) {
	const [site] = await stack.sites();
	return (await fetch(`${site}/readyz`)).status;
}

it("two folders on one machine are two sites, and neither touches the other's data", async () => {
	await using first = await prepareStack({ PUBLIC_IPV6 });
	await first.up();
	const [site = ""] = await first.sites();
	const answer = await sendLead(site);
	expect(answer.status).toBe(202);

	await using second = await prepareStack({ PUBLIC_IPV6, PUBLISH_PORT: new URL(site).port });
	const sameName = await second.bin(["check"], { COMPOSE_PROJECT_NAME: first.project });
	expect(sameName.output).toContain(
		`the stack ${first.project} runs from ${first.folder}, and from here`,
	);
	const samePort = await second.bin(["check"]);
	expect(samePort.output).toContain("PUBLISH_PORT takes a free port of this machine");
	expect([sameName.code, samePort.code]).toEqual([1, 1]);

	await appendFile(path.join(second.folder, ".env"), "PUBLISH_PORT=0\n");
	await second.up();
	expect([await readiness(first), await readiness(second)]).toEqual([200, 200]);
	expect([await leads(first), await leads(second)]).toEqual(["1", "0"]);
	// As ./setup says, to start again from nothing.
	await second.compose("--project-name", second.project, "down", "--volumes");
	expect([await readiness(first), await leads(first)]).toEqual([200, "1"]);
});
