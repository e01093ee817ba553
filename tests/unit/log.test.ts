import { execFileSync } from "node:child_process";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { createLog, RequestLog } from "../../server/log.ts";

it("logs one line for a request, without its query and headers", async () => {
	const lines: string[] = [];
	await using app = Fastify({
		loggerInstance: createLog("info", { write: (line) => lines.push(line) }),
		logController: new RequestLog(),
	});
	app.get("/", async () => "answer");
	app.get("/draft/:secret/:picture", async () => "picture");
	await app.inject({ url: "/?name=Ada", headers: { "x-name": "Ada" } });
	await app.inject("/draft/SECRET/picture?w=2");
	expect(lines.join()).not.toContain("SECRET");
	expect(JSON.parse(lines[0] ?? "")).toMatchObject({
		reqId: expect.anything(),
		req: { method: "GET", path: "/" },
		res: { statusCode: 200 },
		responseTime: expect.any(Number),
	});
	expect(lines[0]).not.toContain("Ada");
});

it("loses no line when the process ends suddenly", () => {
	const program = `
		import { createLog } from "./server/log.ts";
		createLog("info").info("first");
		createLog("info").fatal("last");
		process.exit();`;
	const output = execFileSync(
		process.execPath,
		["--input-type=module-typescript", "--eval", program],
		{ encoding: "utf8" },
	);
	// A line that is being written may come behind the last ones; each has its time.
	expect(output.match(/"msg":"\w+"/g)?.sort()).toEqual(['"msg":"first"', '"msg":"last"']);
});
