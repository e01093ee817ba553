import {
	createContext,
	type ReactNode,
	useContext,
	useEffect,
	useEffectEvent,
	useMemo,
	useRef,
	useState,
} from "react";
import type { Language } from "../../shared/languages.ts";
import { trackClick } from "../analytics/events.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { type LoadedDialog, loadDialog } from "./load-dialog.ts";
import { openOverlay } from "./overlay-history.ts";
import type { ReportCopy } from "./report/copy.ts";

export interface QuickAnalysisRequest {
	/** Stands in the place of the dialog's own lead; with a file, its steps are left out too. */
	lead: string;
	submit: string;
	/** The title of the file that is asked for, in the place of the report. */
	file?: string;
	/** The initial text of the form's message. */
	message: string;
	/** The visitor's choices, in the words of the message. */
	chosen?: readonly string[];
	/** The example report that follows from it, in the place of the dialog's own. */
	sheet?: Pick<ReportCopy, "stamp" | "firm" | "stages">;
	/** The case to read after sending, in the place of the dialog's own. */
	reading?: { slug: string; link: string } | undefined;
}

/** How one reaches the firm without the form. */
export interface DirectContact {
	phone?: string | undefined;
	/** In the international format. */
	whatsapp?: string | undefined;
	/** Somebody of the firm who speaks the page's language. */
	speaker?: string | undefined;
	copy: { title: string; speaker: string; after: string; phone: string; whatsapp: string };
}

interface QuickAnalysis {
	direct: DirectContact;
	opened: boolean;
	/** The visitor's request besides the analysis, if any. */
	request: QuickAnalysisRequest | undefined;
	/** Opens the dialog. @param place names the button in the statistics. */
	open(place: string, button: HTMLButtonElement, request?: QuickAnalysisRequest): void;
	close(): void;
	/** Gives the focus back to the button that opened the dialog. */
	returnFocus(): void;
}

const QuickAnalysisContext = createContext<QuickAnalysis | undefined>(undefined);

/** Holds the dialog's shared open state, and the dialog itself once it has been opened. */
export function QuickAnalysisProvider({
	pathname,
	direct,
	children,
}: {
	/** The page's path; the dialog closes when it changes. */
	pathname: string;
	direct: DirectContact;
	children: ReactNode;
}) {
	const language = useLanguage();
	const [opened, setOpened] = useState(false);
	const [dialog, setDialog] = useState<LoadedDialog>();
	const [request, setRequest] = useState<QuickAnalysisRequest>();
	const opener = useRef<HTMLElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: it closes when the path changes.
	useEffect(() => {
		opener.current = null;
		setOpened(false);
	}, [pathname]);
	/** A dialog in use follows the language. */
	const onLanguage = useEffectEvent((language: Language) => {
		if (dialog) loadDialog(language).then(setDialog, () => {});
	});
	useEffect(() => onLanguage(language), [language]);
	useEffect(() => {
		if (opened) return openOverlay(() => setOpened(false));
	}, [opened]);
	const state = useMemo<QuickAnalysis>(
		() => ({
			direct,
			opened,
			request,
			open(place, button, request) {
				trackClick(place);
				opener.current = button;
				button.setAttribute("aria-busy", "true");
				const isWanted = () => {
					button.removeAttribute("aria-busy");
					// Not if the visitor has gone to another page meanwhile.
					return opener.current === button;
				};
				const show = (loaded: LoadedDialog) => {
					if (!isWanted()) return;
					setRequest(request);
					// The drawer has closed around its button, and given the focus back to its own.
					if (button.closest("dialog:not([open])") && document.activeElement instanceof HTMLElement)
						opener.current = document.activeElement;
					setDialog(loaded);
					setOpened(true);
				};
				// The form's own page replaces the dialog, once there is a connection.
				const leave = () => {
					if (isWanted()) location.assign(pageOf(button));
				};
				loadDialog(language).then(show, () => {
					if (navigator.onLine) leave();
					else addEventListener("online", leave, { once: true });
				});
			},
			close: () => setOpened(false),
			returnFocus: () => opener.current?.focus({ preventScroll: true }),
		}),
		[language, direct, opened, request],
	);
	return (
		<QuickAnalysisContext value={state}>
			{children}
			{dialog && <dialog.Dialog copy={dialog.copy} />}
		</QuickAnalysisContext>
	);
}

/** The URL that the button's form leads to without the dialog. */
function pageOf(button: HTMLButtonElement): URL {
	const url = new URL(button.formAction);
	for (const [name, value] of new FormData(button.form ?? undefined, button)) {
		if (typeof value === "string") url.searchParams.set(name, value);
	}
	return url;
}

/** @throws Error outside a QuickAnalysisProvider. */
export function useQuickAnalysis(): QuickAnalysis {
	const state = useContext(QuickAnalysisContext);
	if (!state) {
		throw new Error("useQuickAnalysis must be used within a QuickAnalysisProvider");
	}
	return state;
}
