import { useSyncExternalStore } from "react";

/** Whether the browser has a network. Mantine's `useNetwork` takes Safari and Firefox for online until that changes. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

function subscribe(listener: () => void) {
	const events = ["online", "offline"];
	for (const event of events) window.addEventListener(event, listener);
	return () => {
		for (const event of events) window.removeEventListener(event, listener);
	};
}
