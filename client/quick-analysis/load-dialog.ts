import type { Language } from "../../shared/languages.ts";
import type { QuickAnalysisCopy } from "./tr.ts";

export type LoadedDialog = Awaited<ReturnType<typeof loadDialog>>;

const copies = new Map<Language, Promise<QuickAnalysisCopy>>();

/**
 * Loads the dialog's code and its copy, which no page carries: 1.3 KB of the home page's HTML.
 * @throws where an answer is missing; the next call tries again.
 */
export async function loadDialog(language: Language) {
	const copy = copies.get(language) ?? loadCopy(language);
	copies.set(language, copy);
	copy.catch(() => copies.delete(language));
	const [{ QuickAnalysisDialog: Dialog }, loaded] = await Promise.all([
		import("./dialog.tsx"),
		copy,
	]);
	return { Dialog, copy: loaded };
}

async function loadCopy(language: Language): Promise<QuickAnalysisCopy> {
	const response = await fetch(`/_data/quick-analysis/${language}`);
	// The copy of another build may not fit this code; the form's page replaces the dialog then.
	if (response.headers.get("vitrin-build") !== document.documentElement.dataset.build)
		throw new Error("No copy of this build");
	return response.json();
}
