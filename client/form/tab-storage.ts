/** Uses the tab's storage, if the browser allows it and has room; otherwise typed text lives on its page alone. */
export function inTabStorage<T>(act: (storage: Storage) => T): T | undefined {
	try {
		return act(sessionStorage);
	} catch {
		return undefined;
	}
}
