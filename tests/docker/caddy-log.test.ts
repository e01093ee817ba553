import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { docker, dockerOutput, IMAGE } from "./docker.ts";
import { servicesByImage } from "./local-images.ts";

/** Ends each connection in the middle of an answer. */
const SITE = `
require("node:http").createServer((request, response) => {
	response.writeHead(200, { "content-length": 1000 });
	response.write("half", () => response.destroy());
}).listen(3000)`;

const CADDY = "caddy:2.11.4-alpine";

const { missing } = await servicesByImage();

describe.skipIf(missing.has("caddy"))("Caddy", () => {
	test("an answer that breaks off is logged without the visitor's address, browser and URL", async () => {
		const network = `vitrin-caddy-log-${process.pid}`;
		const containers: string[] = [];
		onTestFinished(async () => {
			await docker(["rm", "--force", "--volumes", ...containers]);
			await docker(["network", "rm", network]);
		});
		const start = async (...args: string[]) => {
			const id = await dockerOutput(["run", "--detach", `--network=${network}`, ...args]);
			containers.push(id);
			return id;
		};
		await dockerOutput(["network", "create", network]);
		await start("--network-alias=app", "--init", IMAGE, "node", "--eval", SITE);
		const caddy = await start(
			"--publish=127.0.0.1::80",
			"--env=SITE_URL=http://127.0.0.1",
			`--volume=${path.resolve("docker/caddy/Caddyfile")}:/etc/caddy/Caddyfile:ro`,
			CADDY,
		);
		const address = await dockerOutput(["port", caddy, "80"]);
		const visit = () =>
			fetch(`http://${address.split("\n")[0]}/tr?email=ayse`, {
				headers: { "user-agent": "Visitor/1" },
			}).then((answer) => answer.text());
		const log = async () => (await docker(["logs", caddy])).output;
		// The first visits may come before Caddy listens.
		const logAfterVisit = async () => {
			await visit().catch(() => {});
			return log();
		};
		await expect.poll(logAfterVisit).toContain("aborting with incomplete response");
		expect(await log()).not.toMatch(/Visitor|ayse|remote_ip|client_ip/);
	});
});
