import type { ReactNode } from "react";
import { pathFor } from "../../shared/paths.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { type QuickAnalysisRequest, useQuickAnalysis } from "./context.tsx";
import { loadDialog } from "./load-dialog.ts";

/** A call to action that opens the dialog; without JavaScript it opens the form's page. */
export function OpenButton({
	location,
	quiet = false,
	outline = false,
	request,
	children,
}: {
	/** Names the button in the statistics. */
	location: string;
	quiet?: boolean;
	outline?: boolean;
	/** What the visitor asks for besides the analysis. */
	request?: QuickAnalysisRequest;
	children: ReactNode;
}) {
	const { open } = useQuickAnalysis();
	const language = useLanguage();
	// Opening the dialog tries again and handles a failure.
	const prefetch = () => void loadDialog(language).catch(() => {});
	return (
		<form action={pathFor("quick-analysis", language)}>
			<button
				type="submit"
				className="action"
				data-quiet={quiet || undefined}
				data-outline={outline || undefined}
				aria-haspopup="dialog"
				onPointerEnter={prefetch}
				onFocus={prefetch}
				onClick={(event) => {
					event.preventDefault();
					open(location, event.currentTarget, request);
				}}
			>
				{children}
			</button>
		</form>
	);
}
