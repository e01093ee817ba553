import { toNetworkError } from "./frame/network-error.ts";
import type { DataSource } from "./pages/data-source.ts";

/** How long a prefetched answer is used, in ms: as long as browsers may show their copy of a page. */
const FRESH = 30_000;

/**
 * The data source of the browser: JSON from `/_data`, whose status is the page's own.
 * @param build of this code.
 * @param loadDocument lets the browser load the document of the URL that the visitor goes to.
 */
export function createBrowserDataSource(
	build: string,
	loadDocument: () => Promise<never>,
): DataSource & { prefetch(path: string): void } {
	/** Each is used once. */
	const prefetched = new Map<string, Promise<Response>>();

	async function get(path: string, signal?: AbortSignal) {
		const early = prefetched.get(path);
		prefetched.delete(path);
		return early?.catch(() => request(path, signal)) ?? request(path, signal);
	}

	async function request(path: string, signal?: AbortSignal) {
		const response = await fetch(`/_data${path}`, {
			headers: { accept: "application/json" },
			signal: signal ?? null,
		}).catch(toNetworkError);
		if (!response.headers.get("content-type")?.includes("application/json")) {
			throw new Error(`/_data${path} answered ${response.status}`);
		}
		return response;
	}
	return {
		prefetch(path) {
			if (prefetched.has(path)) return;
			const response = request(path);
			prefetched.set(path, response);
			const forget = () => prefetched.delete(path);
			response.then(({ ok }) => ok || forget(), forget);
			setTimeout(forget, FRESH);
		},
		async frame(language, signal) {
			try {
				return await (await get(`/frame/${language}`, signal)).json();
			} catch (error) {
				if (signal?.aborted) throw error;
				// Without the frame's data there is no place and no text for a message.
				return loadDocument();
			}
		},
		async page({ pathname, search }, signal) {
			const response = await get(`/page${pathname}${search}`, signal);
			// A newer version was installed since this page was loaded: its data may not fit this code.
			const current = response.headers.get("vitrin-build");
			if (current !== null && current !== build) return loadDocument();
			const data = await response.json();
			return "redirect" in data ? data : { status: response.status, data };
		},
	};
}
