import type { MouseEvent } from "react";
import { request } from "../api/request.ts";
import { useChange } from "../parts/use-change.ts";

/** Follows the link to an export once the session is known to last: of a refused download the page hears nothing. */
export function useExport() {
	const download = useChange((_url: string) => request("/session"), {
		done(_, url) {
			const link = document.createElement("a");
			link.href = url;
			link.download = "";
			link.click();
			return undefined;
		},
		toastsErrors: true,
	});
	return (event: MouseEvent<HTMLAnchorElement>) => {
		event.preventDefault();
		download.mutate(event.currentTarget.href);
	};
}
