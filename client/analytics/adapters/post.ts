/** Sends a hit, also while the page is unloaded. A failed request is not repeated. */
export function post(url: string, type: string, hit: object): void {
	fetch(url, {
		method: "POST",
		keepalive: true,
		credentials: "omit",
		headers: { "content-type": type },
		body: JSON.stringify(hit),
	}).catch(() => {
		// A blocked or broken statistics server is not the visitor's concern.
	});
}
