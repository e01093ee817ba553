import {
	createContext,
	lazy,
	type ReactNode,
	Suspense,
	useContext,
	useMemo,
	useState,
} from "react";
import { trackClick } from "../analytics/events.ts";
import type { QuickAnalysisCopy } from "../content/quick-analysis/copy.ts";

interface QuickAnalysis {
	opened: boolean;
	/** Opens the dialog; `location` names the button for the statistics. */
	open(location: string): void;
	close(): void;
}

const QuickAnalysisContext = createContext<QuickAnalysis | undefined>(
	undefined,
);

const loadDialog = () => import("./dialog.tsx");
const Dialog = lazy(async () => ({
	default: (await loadDialog()).QuickAnalysisDialog,
}));

/** Fetches the dialog's code ahead of a likely press. */
export const prefetchDialog = (): void => {
	// A failure shows itself when the dialog is really opened.
	loadDialog().catch(() => {});
};

/** Holds the dialog's shared open state, and the dialog itself once it has been opened. */
export function QuickAnalysisProvider({
	copy,
	children,
}: {
	copy: QuickAnalysisCopy;
	children: ReactNode;
}) {
	const [opened, setOpened] = useState(false);
	const [used, setUsed] = useState(false);
	const state = useMemo<QuickAnalysis>(
		() => ({
			opened,
			open(location) {
				trackClick(location);
				setUsed(true);
				setOpened(true);
			},
			close: () => setOpened(false),
		}),
		[opened],
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
