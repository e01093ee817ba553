import type { ErrorDocumentCopy } from "./tr.ts";

export const en: ErrorDocumentCopy = {
	notFound: {
		title: "This page does not exist",
		text: "The address may be mistyped, or the content may have been removed.",
	},
	tooMany: {
		title: "Too many requests in a short time",
		text: "Please wait a moment and try again.",
	},
	refused: {
		title: "We cannot answer this request",
		text: "The address may be wrong, or you may not have access to this page.",
	},
	failed: {
		title: "This page could not be loaded",
		text: "Something went wrong on our side. Please try again in a few minutes.",
	},
	retry: "Try again",
	home: "Go to the home page",
};
