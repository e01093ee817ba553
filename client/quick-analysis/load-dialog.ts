import type { Language } from "../../shared/languages.ts";
import type { QuickAnalysisCopy } from "./tr.ts";

export type LoadedDialog = Awaited<ReturnType<typeof loadDialog>>;

const COPIES: Record<Language, () => Promise<QuickAnalysisCopy>> = {
	tr: () => import("./tr.ts").then(({ tr }) => tr),
	de: () => import("./de.ts").then(({ de }) => de),
	en: () => import("./en.ts").then(({ en }) => en),
};

/**
 * Loads the dialog's code and its copy, which no page carries: 1.3 KB of the home page's HTML.
 * @throws where a file cannot be loaded.
 */
export async function loadDialog(language: Language) {
	const [{ QuickAnalysisDialog: Dialog }, copy] = await Promise.all([
		import("./dialog.tsx"),
		COPIES[language](),
	]);
	return { Dialog, copy };
}
