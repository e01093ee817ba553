/** The demo page; it exists only in German. */
export interface CreateBlogDemoCopy {
	seo: { title: string; description: string };
	title: string;
	lead: string;
	action: string;
	busy: string;
	preview: {
		title: string;
		text: string;
		language: string;
		category: string;
		readTime: string;
		/** Names the languages of posts. */
		turkish: string;
		minutes: string;
	};
	/** Leads to the post that was created. */
	read: string;
	success: { title: string; description: string };
	failure: { title: string; description: string };
}
