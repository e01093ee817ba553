/**
 * Those who are told of something that happens.
 * @param onError is told of a subscriber that throws; the others hear of the event all the same.
 */
export function createSubscribers<Event>(onError: (error: unknown) => void) {
	const subscribers = new Set<(event: Event) => void>();
	return {
		/** @returns a function that unsubscribes. */
		add(subscriber: (event: Event) => void): () => void {
			subscribers.add(subscriber);
			return () => subscribers.delete(subscriber);
		},
		tell(event: Event): void {
			for (const subscriber of subscribers) {
				try {
					subscriber(event);
				} catch (error) {
					onError(error);
				}
			}
		},
	};
}
