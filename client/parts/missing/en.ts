import type { MissingCopy } from "./tr.ts";

export const en: MissingCopy = {
	text: "There is no page at this address. It may have been moved or removed. Try one of these pages instead.",
	links: {
		label: "Other pages",
		home: "Home",
		cases: "Case studies",
		blog: "Blog",
	},
	action: "Request a free analysis",
};
