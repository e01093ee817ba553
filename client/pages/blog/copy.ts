/** What the blog's pages say around the posts (specification §2, §4). */
export interface BlogCopy {
	seo: { title: string; description: string };
	title: string;
	subtitle: string;
	empty: string;
	feed: {
		/** The name of the feed in feed readers. */
		title: string;
		/** The link on the listing. */
		link: string;
	};
	search: {
		label: string;
		placeholder: string;
		action: string;
		/** The title of the page with what was found; `{query}` stands for the text, as below. */
		title: string;
		/** `{count}` stands for the number of posts. */
		found: { one: string; other: string };
		empty: string;
		all: string;
	};
	categories: {
		label: string;
		all: string;
	};
	call: { title: string; text: string; action: string };
	pagination: {
		label: string;
		previous: string;
		next: string;
		/** `{page}` stands for the number. */
		page: string;
	};
	post: {
		readTimeSuffix: string;
		aboutAuthor: string;
		back: string;
		notFoundTitle: string;
		notFoundText: string;
		notFoundLink: string;
		/** In the language menu, of a post; `{languages}` stands for those in which it is. */
		onlyIn: string;
		/** Above the post that has the requested slug in another language; `{language}` stands for its name. */
		elsewhere: string;
		latest: string;
		contents: string;
		related: string;
		/** The button on code, and what it says once it was pressed. */
		copyCode: string;
		copied: string;
		/** In the middle of the text. */
		call: { text: string; action: string };
		closingTitle: string;
		closingText: string;
		closingAction: string;
	};
}
