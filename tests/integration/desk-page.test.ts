import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import supertest from "supertest";
import { describe, expect, it } from "vitest";
import { closure, readManifest } from "../../server/site/manifest.ts";
import { testSite } from "../support/site-app.ts";

/** The desk's first view, in bytes of gzip: scripts, styles and words; without fonts. */
const BUDGET = 350_000;

const site = testSite();
const get = (path: string) => supertest(site.app.server).get(path);

describe("the desk's page", () => {
	it.each(["/desk", "/desk/leads/1"])(
		"%s is never stored, indexed or framed, and runs its own scripts only",
		async (path) => {
			const { status, headers, text } = await get(path);
			expect(status).toBe(200);
			expect(headers["cache-control"]).toBe("no-store");
			expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
			const policy = headers["content-security-policy"];
			const nonce = /'nonce-([^']+)'/.exec(policy ?? "")?.[1];
			expect(text).toContain(`<script nonce="${nonce}">`);
			expect(policy).toContain("default-src 'none'");
			expect(policy).toContain("frame-ancestors 'none'");
			expect(policy).not.toMatch(/unsafe|https?:/);
		},
	);

	it("has a new nonce for each request", async () => {
		const pages = await Promise.all([get("/desk"), get("/desk")]);
		const [first, second] = pages.map(({ headers }) => headers["content-security-policy"]);
		expect(first).not.toBe(second);
	});

	it("links immutable files, and a missing file is answered without a page", async () => {
		const { text } = await get("/desk");
		const script = /src="(\/desk\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? "";
		const { headers } = await get(script).set("accept-encoding", "br");
		expect(headers["content-encoding"]).toBe("br");
		expect(headers["cache-control"]).toContain("immutable");
		expect((await get("/desk/assets/none.js")).status).toBe(404);
	});
});

describe("the desk's build", () => {
	const modules = async (build: string) => Object.keys(await readManifest(join("dist", build)));

	it("shares no module with the site's pages", async () => {
		const ofPages = /^client\/(pages|frame|parts|start|routes)/;
		expect((await modules("desk")).filter((id) => ofPages.test(id))).toEqual([]);
		const ofDesk = /^client\/desk|tanstack|tabler|spotlight/;
		expect((await modules("client")).filter((id) => ofDesk.test(id))).toEqual([]);
		expect((await get("/tr")).text).not.toContain("/desk");
	});

	it.each(["session/sign-in-page.tsx", "leads/leads.tsx"])(
		"weighs at most 350 KB for the first view of %s",
		async (page) => {
			const manifest = await readManifest("dist/desk");
			const chunks = closure(manifest, [
				"client/desk/entry.tsx",
				"client/desk/words/de.ts",
				`client/desk/${page}`,
			]);
			const files = new Set(chunks.flatMap(({ file, css }) => [file, ...css]));
			const weights = [...files].map(
				(file) => gzipSync(readFileSync(join("dist/desk", file))).byteLength,
			);
			const sum = weights.reduce((a, b) => a + b, 0);
			expect(sum).toBeLessThanOrEqual(BUDGET);
		},
	);
});
