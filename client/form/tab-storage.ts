/** Does something where the browser has room and lets the site store; else what was typed stays on its page. */
export function inTabStorage<T>(act: (storage: Storage) => T): T | undefined {
	try {
		return act(sessionStorage);
	} catch {
		return undefined;
	}
}
