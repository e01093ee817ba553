import {
	createContext,
	lazy,
	type ReactNode,
	Suspense,
	useCallback,
	useContext,
	useState,
} from "react";

export interface Toast {
	title: string;
	description: string;
	tone: "success" | "error";
}

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

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
	return (
		<ToastContext value={show}>
			{children}
			{used && (
				<Suspense>
					<Toaster />
				</Suspense>
			)}
		</ToastContext>
	);
}

/** @throws Error outside a ToastProvider. */
export function useToast(): ShowToast {
	const show = useContext(ToastContext);
	if (!show) throw new Error("useToast must be used within a ToastProvider");
	return show;
}
