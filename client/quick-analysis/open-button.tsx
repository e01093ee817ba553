import type { ReactNode } from "react";
import { pathFor } from "../../shared/paths.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { type QuickAnalysisRequest, useQuickAnalysis } from "./context.tsx";
import { loadDialog } from "./load-dialog.ts";

/**
 * A call to action that opens the dialog; without JavaScript it opens the form's page, which says in words
 * what came along (`pages/quick-analysis/asked.server.ts`).
 */
export function OpenButton({
	location,
	quiet = false,
	outline = false,
	request,
	form,
	parameter,
	children,
}: {
	/** Names the button in the statistics. */
	location: string;
	quiet?: boolean;
	outline?: boolean;
	/** The visitor's request besides the analysis. */
	request?: QuickAnalysisRequest | undefined;
	/** The id of the form whose fields are handed over. */
	form?: string;
	/** A parameter that comes along. */
	parameter?: { name: string; value: string };
	children: ReactNode;
}) {
	const { open } = useQuickAnalysis();
	const language = useLanguage();
	// Opening the dialog tries again and handles a failure.
	const prefetch = () => void loadDialog(language).catch(() => {});
	const button = (
		<button
			type="submit"
			className="action"
			data-quiet={quiet || undefined}
			data-outline={outline || undefined}
			aria-haspopup="dialog"
			form={form}
			formAction={pathFor("quick-analysis", language)}
			{...parameter}
			onPointerEnter={prefetch}
			onFocus={prefetch}
			onClick={(event) => {
				event.preventDefault();
				open(location, event.currentTarget, request);
			}}
		>
			{children}
		</button>
	);
	return form ? button : <form>{button}</form>;
}
