import type { Language } from "../../../shared/languages.ts";
import type { DeskCopy } from "../language/desk-copy.ts";

const LOADERS: Record<Language, () => Promise<DeskCopy>> = {
	tr: () => import("./tr.ts"),
	de: () => import("./de.ts"),
	en: () => import("./en.ts"),
};

const loaded = new Map<Language, Promise<DeskCopy>>();

/** Loads the copy of all folders, once for each language. */
export function loadCopy(language: Language): Promise<DeskCopy> {
	const known = loaded.get(language);
	if (known) return known;
	const loading = LOADERS[language]();
	// A failed load is tried again with the next render.
	loading.catch(() => loaded.delete(language));
	loaded.set(language, loading);
	return loading;
}
