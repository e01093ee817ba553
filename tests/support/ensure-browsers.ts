import { ensureChromium } from "./chromium.ts";
import { ensureFirefox } from "./firefox.ts";
import { ensureVarnish } from "./varnish.ts";

ensureChromium();
for (const [ensure, tests] of [
	[ensureFirefox, "tests/browser/firefox.test.ts"],
	[ensureVarnish, "tests/integration/cdn-varnish.test.ts"],
] as const) {
	try {
		ensure();
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		console.error(`NOT RUN: ${tests}`);
	}
}
