import {
	createContext,
	lazy,
	type ReactNode,
	Suspense,
	useCallback,
	useContext,
	useMemo,
	useState,
} from "react";

export interface Toast {
	title: string;
	description: string;
	tone: "success" | "error";
	/** Whether an error closes itself, because its place says it, too. */
	isBrief?: boolean;
}

type ShowToast = (toast: Toast) => void;

interface Toasts {
	show: ShowToast;
	/** The ref of an element that takes the toasts in while it is there: an open dialog, which they would cover. */
	takeIn(place: HTMLElement | null): void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

const load = () => import("./toaster.tsx");
const Toaster = lazy(async () => ({ default: (await load()).Toaster }));

/** Loads the code of the toasts early: the connection may be gone when an error has to be shown. */
export const prepareToasts = (): void => {
	// The next toast tries again and reports a failure.
	load().catch(() => {});
};

/** Lets anything below show a toast; the code of the toasts is loaded with the first one, or by `prepareToasts`. */
export function ToastProvider({
	closeLabel,
	children,
}: {
	closeLabel: string;
	children: ReactNode;
}) {
	const [used, setUsed] = useState(false);
	const [place, takeIn] = useState<HTMLElement | null>(null);
	const show = useCallback<ShowToast>(
		(toast) => {
			load().then(
				({ showToast }) => {
					setUsed(true);
					showToast(toast, closeLabel);
				},
				(error) => console.error("A toast could not be shown:", toast, error),
			);
		},
		[closeLabel],
	);
	const toasts = useMemo(() => ({ show, takeIn }), [show]);
	return (
		<ToastContext value={toasts}>
			{children}
			{used && (
				<Suspense>
					<Toaster place={place} />
				</Suspense>
			)}
		</ToastContext>
	);
}

function useToasts(): Toasts {
	const toasts = useContext(ToastContext);
	if (!toasts) throw new Error("useToast must be used within a ToastProvider");
	return toasts;
}

/** @throws Error outside a ToastProvider. */
export const useToast = (): ShowToast => useToasts().show;

/** @throws Error outside a ToastProvider. */
export const useToastPlace = (): Toasts["takeIn"] => useToasts().takeIn;
