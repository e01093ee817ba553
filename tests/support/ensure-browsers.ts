import { ensureChromium } from "./chromium.ts";
import { ensureFirefox } from "./firefox.ts";

ensureChromium();
try {
	ensureFirefox();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	console.error("NOT RUN without Firefox: tests/browser/firefox.test.ts");
}
