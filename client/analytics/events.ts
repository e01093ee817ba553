/** An analytics event (specification §3 and §7). */
export interface AnalyticsEvent {
	action: "page_view" | "click" | "form_submit" | "form_error" | "file_download";
	category: string;
	label?: string;
	value?: number;
	parameters?: Record<string, string>;
}

/** The event on the window for each analytics event; the service's adapter listens to it. */
export const ANALYTICS_EVENT = "vitrin:analytics";

/** How long after a route change the page view is sent, in ms (specification §9). */
export const PAGE_VIEW_DELAY = 100;

/** Dispatches an event. Without a listening adapter, the browser sends nothing. */
function track(event: AnalyticsEvent): void {
	window.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: event }));
}

export const trackPageView = (title: string, location: string, path: string) =>
	track({
		action: "page_view",
		category: "navigation",
		label: path,
		parameters: { title, location, path },
	});

/** A call to action was pressed; the label names its place. */
export const trackClick = (label: string) =>
	track({ action: "click", category: "engagement", label });

export const trackForm = (form: string, success: boolean) =>
	track({
		action: success ? "form_submit" : "form_error",
		category: "form",
		label: form,
		value: success ? 1 : 0,
	});

/** A file was requested; its type is the extension of its name. */
export const trackDownload = (fileType: string) =>
	track({
		action: "file_download",
		category: "download",
		label: fileType,
		parameters: { file_type: fileType },
	});
