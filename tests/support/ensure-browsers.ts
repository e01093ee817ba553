import { ensureChromium } from "./chromium.ts";
import { ensureFirefox } from "./firefox.ts";

ensureChromium();
try {
	ensureFirefox();
} catch (error) {
	// Its own tests fail with this too; those in Chromium run all the same.
	console.error(error instanceof Error ? error.message : error);
}
