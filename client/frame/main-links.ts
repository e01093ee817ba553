import { LANGUAGES, type Language } from "../../shared/languages.ts";
import { pathFor } from "../../shared/paths.ts";
import type { FrameCopy } from "./tr.ts";

export interface MainLink {
	to: string;
	label: string;
}

/** The links of the header, the drawer and the footer (specification §2, Layout). */
export function mainLinks(copy: FrameCopy, language: Language): MainLink[] {
	return [
		{ to: pathFor("home", language), label: copy.navigation.home },
		{ to: pathFor("solutions", language), label: copy.navigation.solutions },
		{ to: pathFor("cases", language), label: copy.navigation.cases },
	];
}

/** The pages for which the main menu has no room. */
export function moreLinks({ footer }: FrameCopy, language: Language): MainLink[] {
	return [
		{ to: pathFor("services", language), label: footer.more.services },
		{ to: pathFor("sales-automation", language), label: footer.more.salesAutomation },
		{ to: pathFor("sales-automation-demo", language), label: footer.more.demo },
		{ to: pathFor("about", language), label: footer.more.about },
		{ to: pathFor("free-content", language), label: footer.more.freeContent },
		{ to: pathFor("waiting-invoice", language), label: footer.more.invoice },
		{ to: pathFor("blog", language), label: footer.more.blog },
	];
}

/** Whether a link leads to the current page or, but for the home page, to one above it. */
export function isCurrent(pathname: string, to: string): boolean {
	const path = pathname === "/" ? pathFor("home", "tr") : pathname;
	const isHome = LANGUAGES.some((language) => to === pathFor("home", language));
	return path === to || (!isHome && path.startsWith(`${to}/`));
}
