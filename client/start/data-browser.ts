import { toNetworkError } from "../frame/network-error.ts";
import type { DataSource } from "../pages/data-source.ts";

/**
 * The data source of the browser: JSON from `/_data`, whose status is the page's own.
 * @param build of this code.
 * @param loadDocument lets the browser load the document of the URL that the visitor goes to.
 */
export function createBrowserDataSource(
	build: string,
	loadDocument: () => Promise<never>,
): DataSource {
	async function get(path: string, signal?: AbortSignal) {
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
