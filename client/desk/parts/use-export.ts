import type { MouseEvent } from "react";
import { requestFile } from "../api/request.ts";
import { useChange } from "../parts/use-change.ts";

/** ms in which every browser has taken the file. */
const KEPT = 60_000;

/** Saves the file behind a link once all of it is there; a refusal is shown. */
export function useExport() {
	const download = useChange(requestFile, {
		done(file) {
			const link = document.createElement("a");
			link.href = URL.createObjectURL(file);
			link.download = "leads.csv";
			link.click();
			setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
			return undefined;
		},
		toastsErrors: true,
	});
	return (event: MouseEvent<HTMLAnchorElement>) => {
		event.preventDefault();
		const { pathname, search } = event.currentTarget;
		download.mutate(pathname.slice("/api/desk".length) + search);
	};
}
