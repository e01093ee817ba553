import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { launchBrowserServer } from "./chromium.ts";
import { startServer } from "./server.ts";

declare module "vitest" {
	interface ProvidedContext {
		browserRing: BrowserRing;
	}
}

/** What all files of the ring share. */
interface BrowserRing {
	/** Where Playwright connects to the running Chromium. */
	browser: string;
	/** The server with default settings. Tests only read from it; those that write start their own. */
	url: string;
	/** A data folder with migrated and seeded database, not in use; servers start on copies of it. */
	template: string;
}

/** One Chromium and one server for the ring, and the data folder that other servers start from. */
export default async function setup(project: TestProject) {
	await using stack = new AsyncDisposableStack();
	const browser = await launchBrowserServer();
	stack.defer(() => browser.close());
	const template = await mkdtemp(join(tmpdir(), "vitrin-template-"));
	stack.defer(() => rm(template, { recursive: true, force: true }));
	const first = await startServer({ DATA_DIR: template, LOG_LEVEL: "warn" });
	await first.stop();
	const server = await startServer({ LOG_LEVEL: "warn" }, template);
	stack.defer(async () => void (await server.stop()));
	project.provide("browserRing", {
		browser: browser.wsEndpoint(),
		url: server.url,
		template,
	});
	const owned = stack.move();
	return () => owned.disposeAsync();
}
