import {
	createContext,
	lazy,
	type ReactNode,
	Suspense,
	useContext,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { trackClick } from "../analytics/events.ts";
import { inTime } from "../patience.ts";
import type { QuickAnalysisCopy } from "./copy.ts";
import { openOverlay } from "./overlay-history.ts";
import type { ReportCopy } from "./report/copy.ts";

export interface QuickAnalysisRequest {
	/** Stands in the place of the dialog's own lead and steps. */
	lead: string;
	submit: string;
	/** What the form's message says at first. */
	message: string;
}

interface QuickAnalysis {
	/** The example of what the visitor gets. */
	report: ReportCopy;
	opened: boolean;
	/** What the visitor asks for besides the analysis, if anything. */
	request: QuickAnalysisRequest | undefined;
	/** Opens the dialog. @param location names the button in the statistics. */
	open(
		location: string,
		button: HTMLButtonElement,
		request?: QuickAnalysisRequest,
	): void;
	close(): void;
	/** Gives the focus back to the button that opened the dialog. */
	returnFocus(): void;
}

const QuickAnalysisContext = createContext<QuickAnalysis | undefined>(
	undefined,
);

const loadDialog = () => import("./dialog.tsx");
const Dialog = lazy(async () => ({
	default: (await loadDialog()).QuickAnalysisDialog,
}));

/** Loads the dialog's code before the button is pressed. */
export const prefetchDialog = (): void => {
	// Opening the dialog tries again and handles a failure.
	loadDialog().catch(() => {});
};

/** Holds the dialog's shared open state, and the dialog itself once it has been opened. */
export function QuickAnalysisProvider({
	copy,
	pathname,
	children,
}: {
	copy: QuickAnalysisCopy;
	/** The page's path; the dialog closes when it changes. */
	pathname: string;
	children: ReactNode;
}) {
	const [opened, setOpened] = useState(false);
	const [used, setUsed] = useState(false);
	const [request, setRequest] = useState<QuickAnalysisRequest>();
	const opener = useRef<HTMLElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: it closes when the path changes.
	useEffect(() => {
		opener.current = null;
		setOpened(false);
	}, [pathname]);
	useEffect(() => {
		if (opened) return openOverlay(() => setOpened(false));
	}, [opened]);
	const state = useMemo<QuickAnalysis>(
		() => ({
			report: copy.report,
			opened,
			request,
			open(location, button, request) {
				trackClick(location);
				opener.current = button;
				button.setAttribute("aria-busy", "true");
				const then = (act: () => void) => () => {
					button.removeAttribute("aria-busy");
					// Not if the visitor has gone to another page meanwhile.
					if (opener.current === button) act();
				};
				const show = then(() => {
					setRequest(request);
					// The drawer has closed around its button, and given the focus back to its own.
					if (
						button.closest("dialog:not([open])") &&
						document.activeElement instanceof HTMLElement
					)
						opener.current = document.activeElement;
					setUsed(true);
					setOpened(true);
				});
				// The form's own page replaces the dialog, once there is a connection.
				const leave = then(() => button.form?.submit());
				inTime(loadDialog()).then(show, () => {
					if (navigator.onLine) leave();
					else addEventListener("online", leave, { once: true });
				});
			},
			close: () => setOpened(false),
			returnFocus: () => opener.current?.focus({ preventScroll: true }),
		}),
		[copy, opened, request],
	);
	return (
		<QuickAnalysisContext value={state}>
			{children}
			{used && (
				<Suspense>
					<Dialog copy={copy} />
				</Suspense>
			)}
		</QuickAnalysisContext>
	);
}

/** @throws Error outside a QuickAnalysisProvider. */
export function useQuickAnalysis(): QuickAnalysis {
	const state = useContext(QuickAnalysisContext);
	if (!state) {
		throw new Error(
			"useQuickAnalysis must be used within a QuickAnalysisProvider",
		);
	}
	return state;
}
