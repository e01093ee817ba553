import { trackDownload } from "./events.ts";

/** Endings of files that people keep. */
const FILE = /\.(csv|docx?|epub|md|odt|pdf|pptx?|txt|xlsx?|zip)$/i;

/** The type of the file that a link leads to; undefined if it leads to a page. */
export function fileTypeOf(
	link: Pick<HTMLAnchorElement, "pathname" | "download">,
): string | undefined {
	const name = link.download || link.pathname;
	return FILE.exec(name)?.[1]?.toLowerCase();
}

/** Counts every download on the site, also from links in an article. @returns a function that stops it. */
export function watchDownloads(): () => void {
	const count = ({ target }: Event) => {
		const link = target instanceof Element ? target.closest("a") : null;
		const type = link?.href && fileTypeOf(link);
		if (type) trackDownload(type);
	};
	document.addEventListener("click", count, true);
	return () => document.removeEventListener("click", count, true);
}
