import type { MissingCopy } from "./copy.ts";

export const en: MissingCopy = {
	text: "There is no page at this address. It may have been moved or removed. You can go on from here.",
	links: {
		label: "Pages to go on with",
		home: "Home",
		cases: "Case studies",
		blog: "Blog",
	},
	action: "Request a free analysis",
};
