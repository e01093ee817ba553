/** The event on the window when a visitor wants to change the earlier answer. */
const CHOICE_REQUEST = "vitrin:analytics-choice";

/** Asks again whether visits may be counted. */
export const requestChoice = (): void => {
	window.dispatchEvent(new Event(CHOICE_REQUEST));
};

/** @returns a function that stops listening. */
export function onChoiceRequest(listener: () => void): () => void {
	window.addEventListener(CHOICE_REQUEST, listener);
	return () => window.removeEventListener(CHOICE_REQUEST, listener);
}
