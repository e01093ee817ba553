import type { MissingCopy } from "./tr.ts";

export const en: MissingCopy = {
	text: "There is no page at this address. It may have been moved or removed.",
	wanted: "The page you wanted",
	state: "Not found",
	links: {
		label: "Other pages",
		home: "Home",
		cases: "Case studies",
		blog: "Blog",
	},
	about: {
		home: "What we do and for whom",
		cases: "Six projects and their figures",
		blog: "Guides to sales and automation",
	},
	home: "Go to the home page",
	action: "Request a free analysis",
};
