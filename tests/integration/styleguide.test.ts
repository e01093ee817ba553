import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import supertest from "supertest";
import { expect, it } from "vitest";
import { startSite } from "../support/site-app.ts";

it("The style guide is no part of what is built", async () => {
	const site = await startSite();
	try {
		const { status } = await supertest(site.app.server).get("/styleguide");
		expect(status).toBe(404);
	} finally {
		await site.close();
	}
	const built = readdirSync("dist", { recursive: true, encoding: "utf8" });
	const scripts = built.filter((file) => file.endsWith(".js"));
	expect(scripts.length).toBeGreaterThan(5);
	for (const file of scripts) {
		const text = readFileSync(join("dist", file), "utf8");
		expect(text.includes("Style guide"), file).toBe(false);
	}
});
