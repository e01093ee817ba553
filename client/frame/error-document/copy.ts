/** The error and the next step. */
export interface ErrorText {
	title: string;
	text: string;
}

/** The document that the server sends instead of a page with an error status. */
export interface ErrorDocumentCopy {
	/** No page has this URL (404). */
	notFound: ErrorText;
	tooMany: ErrorText;
	/** Any other error of the request (4xx), such as a missing right. */
	refused: ErrorText;
	/** An error of the server (5xx). */
	failed: ErrorText;
	retry: string;
	home: string;
}
