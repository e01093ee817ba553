import type { ConsentCopy } from "./consent-copy.ts";

export const en: ConsentCopy = {
	title: "May we count visits?",
	text: "We would like to use Google Analytics to see which pages are read. If you accept, Google sets cookies and may process the data in the United States too. If you decline, no request goes to Google. You can change your mind at any time under “Cookie settings” at the end of the page.",
	privacy: "Privacy",
	refuse: "Decline",
	accept: "Accept",
	change: "Cookie settings",
};
