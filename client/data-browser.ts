import type { DataSource } from "./data.ts";

/** The data source of the browser: JSON from `/_data`, whose status is the page's own. */
export function createBrowserDataSource(build: string): DataSource {
	async function get(path: string, signal?: AbortSignal) {
		const response = await fetch(`/_data${path}`, {
			headers: { accept: "application/json" },
			signal: signal ?? null,
		});
		if (!response.headers.get("content-type")?.includes("application/json")) {
			throw new Error(`/_data${path} answered ${response.status}`);
		}
		// A newer version was installed since this page was loaded: its data may not fit this code.
		const current = response.headers.get("vitrin-build");
		if (current !== null && current !== build) {
			window.location.assign(path);
			return new Promise<never>(() => {});
		}
		return { status: response.status, data: await response.json() };
	}
	return {
		frame: async (language) => (await get(`/frame/${language}`)).data,
		page: async (url, signal) => {
			const answer = await get(`/page${url.pathname}${url.search}`, signal);
			return "redirect" in answer.data ? answer.data : answer;
		},
	};
}
