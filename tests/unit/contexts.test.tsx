import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import {
	LanguageProvider,
	useLanguage,
} from "../../client/i18n/language-context.tsx";
import { useToast } from "../../client/notifications/toast.tsx";
import { useQuickAnalysis } from "../../client/quick-analysis/context.tsx";

/** Uses one context and nothing else. */
function Use({ hook }: { hook: () => unknown }) {
	return String(hook());
}

describe("a context outside its provider", () => {
	it.each([
		[useLanguage, "useLanguage must be used within a LanguageProvider"],
		[
			useQuickAnalysis,
			"useQuickAnalysis must be used within a QuickAnalysisProvider",
		],
		[useToast, "useToast must be used within a ToastProvider"],
	])("throws an error that names both: %o", (hook, message) => {
		expect(() => renderToString(<Use hook={hook} />)).toThrow(message);
	});

	it("works inside it", () => {
		const html = renderToString(
			<LanguageProvider value="de">
				<Use hook={useLanguage} />
			</LanguageProvider>,
		);
		expect(html).toBe("de");
	});
});
