import type { ConsentCopy } from "./copy.ts";

export const en: ConsentCopy = {
	title: "May we count visits?",
	text: "We would like to use Google Analytics to see which pages are read. If you accept, Google stores cookies in your browser and may process the data in the United States too. If you refuse, no request goes to Google and the site works just the same. You can change your mind at any time under “Cookie settings” at the bottom of the page.",
	privacy: "Privacy",
	refuse: "Refuse",
	accept: "Accept",
	change: "Cookie settings",
};
