/** What went wrong, and what to do about it. */
export interface ErrorText {
	title: string;
	text: string;
}

/** The document that stands in for a page where the server answers with an error. */
export interface ErrorDocumentCopy {
	/** No page has this URL (404). */
	notFound: ErrorText;
	tooMany: ErrorText;
	/** Whatever else is wrong with the request, such as a missing right. */
	refused: ErrorText;
	/** The server is at fault. */
	failed: ErrorText;
	retry: string;
	home: string;
}
