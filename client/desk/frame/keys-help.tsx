import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { useKeys } from "../leads/use-keys.ts";

const Keys = lazy(() => import("../leads/dialogs.tsx").then(({ Keys }) => ({ default: Keys })));

/** Shows all keys when ? is pressed; the inbox does so itself, together with its other keys. */
export function KeysHelp() {
	const isInbox = useLocation().pathname.startsWith("/leads");
	const [isOpen, setOpen] = useState(false);
	useKeys(isInbox ? {} : { "?": () => setOpen(true) });
	if (!isOpen) return null;
	return (
		<Suspense>
			<Keys onClose={() => setOpen(false)} />
		</Suspense>
	);
}
