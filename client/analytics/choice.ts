/** The visitor's answer to the question whether visits may be counted. */
export type Choice = "granted" | "refused";

const KEY = "analytics-choice";

/** The answer that this browser remembers. */
export function readChoice(): Choice | undefined {
	try {
		const kept = localStorage.getItem(KEY);
		return kept === "granted" || kept === "refused" ? kept : undefined;
	} catch {
		// Storage may be forbidden: then the question is asked again on the next visit.
		return undefined;
	}
}

export function keepChoice(choice: Choice): void {
	try {
		localStorage.setItem(KEY, choice);
	} catch {
		// Storage may be forbidden: then the answer is valid until the page is unloaded.
	}
}
