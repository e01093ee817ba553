import type { MouseEvent } from "react";
import { requestFile } from "../api/request.ts";
import { useChange } from "./use-change.ts";

/** ms in which every browser has taken the file. */
const KEPT = 60_000;

/** Saves a file of enquiries, at a path of the API, once all of it is there; a refusal is shown. */
export const useDownload = () =>
	useChange((path: string) => requestFile(path), {
		done(file) {
			const link = document.createElement("a");
			link.href = URL.createObjectURL(file);
			link.download = "leads.csv";
			link.click();
			setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
		},
		toastsErrors: true,
	}).mutate;

/** Does so with the file behind a link. */
export function useExport() {
	const download = useDownload();
	return (event: MouseEvent<HTMLAnchorElement>) => {
		event.preventDefault();
		const { pathname, search } = event.currentTarget;
		download(pathname.slice("/api/desk".length) + search);
	};
}
