import type { TestProject } from "vitest/node";
import { launchBrowserServer } from "./chromium.ts";
import { startServer } from "./server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

declare module "vitest" {
	interface ProvidedContext {
		browserRing: BrowserRing;
	}
}

/** What all files of the ring share. */
interface BrowserRing {
	/** Where Playwright connects to the running Chromium. */
	browser: string;
	/** The server with default settings, from which tests only read. */
	url: string;
	/** The server whose forms have webhooks and whose resources have links. Tests may write what no other file looks at. */
	live: { url: string; databaseUrl: string };
	/** A data folder with migrated and seeded database, not in use; servers start on copies of it. */
	template: string;
}

/** One Chromium and two servers for the ring, and the data folder that other servers start from. */
export default async function setup(project: TestProject) {
	await using stack = new AsyncDisposableStack();
	const browser = await launchBrowserServer();
	stack.defer(() => browser.close());
	const { path: template } = stack.use(await temporaryFolder());
	const first = await startServer({ DATA_DIR: template, LOG_LEVEL: "warn" });
	await first.stop();
	const server = stack.use(await startServer({ LOG_LEVEL: "warn" }, template));
	// It takes any GET, so leads are delivered.
	const hook = `${server.url}/healthz`;
	const live = stack.use(
		await startServer(
			{
				LOG_LEVEL: "warn",
				QUICK_ANALYSIS_WEBHOOK_URL: hook,
				DEMO_FORM_WEBHOOK_URL: hook,
				NEWSLETTER_WEBHOOK_URL: hook,
				RESOURCE_COMPANY_LIST_URL: "https://www.linkedin.com/posts/liste",
				RESOURCE_GOOGLE_ADS_PROMPTS_URL: "https://www.instagram.com/",
				// A test types faster than any visitor.
				LEAD_FORM_MIN_SECONDS: "0",
			},
			template,
		),
	);
	project.provide("browserRing", {
		browser: browser.wsEndpoint(),
		url: server.url,
		live: { url: live.url, databaseUrl: await live.databaseUrl() },
		template,
	});
	const owned = stack.move();
	return () => owned.disposeAsync();
}
