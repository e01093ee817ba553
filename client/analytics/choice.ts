/** What a visitor answered when asked whether visits may be counted. */
export type Choice = "granted" | "refused";

const KEY = "analytics-choice";

/** The answer that this browser remembers. */
export function readChoice(): Choice | undefined {
	try {
		const kept = localStorage.getItem(KEY);
		return kept === "granted" || kept === "refused" ? kept : undefined;
	} catch {
		// Storage may be forbidden; the question is asked again on the next visit then.
		return undefined;
	}
}

export function keepChoice(choice: Choice): void {
	try {
		localStorage.setItem(KEY, choice);
	} catch {
		// As above: the answer counts until the page is left.
	}
}
