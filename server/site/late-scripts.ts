/** The id of the template that holds a document's scripts. */
export const LATE_SCRIPTS = "late-scripts";

/** Runs in the browser, so it knows nothing but its parameter. */
function load(id: string): void {
	const start = () => {
		const template = document.getElementById(id);
		if (template instanceof HTMLTemplateElement) {
			document.body.append(document.importNode(template.content, true));
		}
	};
	// Browsers that do not report paints start on load.
	if (window.PerformanceObserver?.supportedEntryTypes?.includes("paint")) {
		new PerformanceObserver((list, observer) => {
			if (list.getEntriesByName("first-contentful-paint").length === 0) return;
			observer.disconnect();
			start();
		}).observe({ type: "paint", buffered: true });
	} else {
		addEventListener("load", start);
	}
}

/**
 * An inline script for the end of the body: it puts the template's scripts into the document after the
 * first paint, so that they compete with nothing that the visitor is waiting to see.
 */
export const LOAD_LATE_SCRIPTS = `(${load})("${LATE_SCRIPTS}")`;
