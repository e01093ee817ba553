/*
 * Inlined at the end of the body: loads the scripts of the template after the first paint, so that
 * they compete with nothing that the visitor is waiting to see. early-clicks.ts keeps clicks until then.
 */
import { LATE_SCRIPTS } from "./late-scripts.ts";

{
	const start = () => {
		const template = document.getElementById(LATE_SCRIPTS);
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
