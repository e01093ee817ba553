import type { Page } from "playwright-core";

/** A request that left the site. */
export interface OutsideRequest {
	method: string;
	url: string;
	body: string;
}

/** Google's script as far as the site relies on it: each event of the data layer is collected, unless it is disabled. */
const GTAG = `(() => {
	const send = (command, name, parameters) => {
		const id = "ga-disable-G-TEST123";
		if (command !== "event" || window[id]) return;
		document.cookie = "_ga=visitor; path=/";
		const query = new URLSearchParams({ en: name, ...parameters });
		fetch("https://region1.google-analytics.com/g/collect?" + query, { method: "POST" });
	};
	const { dataLayer } = window;
	for (const command of dataLayer) send(...command);
	dataLayer.push = (command) => send(...command);
})()`;

/** Stands in for the services that count visits: nothing leaves the machine, and all that would have is kept. */
export async function interceptOutside(
	page: Page,
	origin: string,
	requests: OutsideRequest[],
): Promise<void> {
	await page.route(
		(url) => url.origin !== origin,
		async (route) => {
			const request = route.request();
			if (request.method() !== "OPTIONS") {
				requests.push({
					method: request.method(),
					url: request.url(),
					body: request.postData() ?? "",
				});
			}
			await route.fulfill({
				status: 200,
				headers: {
					"access-control-allow-origin": "*",
					"access-control-allow-headers": "*",
				},
				contentType: "text/javascript",
				body: request.url().includes("/gtag/js") ? GTAG : "{}",
			});
		},
	);
}
