import type { BlogCopy } from "./tr.ts";

export const en: BlogCopy = {
	seo: {
		title: "Blog on sales automation and AI in B2B",
		description:
			"Practical guides to AI and sales automation for B2B firms: how to answer enquiries faster, and when a fixed workflow is a better choice than an AI agent.",
	},
	title: "AI and sales automation in practice",
	subtitle: "Guides with worked examples for owners and heads of sales in B2B firms.",
	empty: "No blog posts yet.",
	feed: { title: "Blog posts (RSS)", link: "Subscribe via RSS" },
	search: {
		label: "Search the posts",
		placeholder: "Topic or keyword",
		action: "Search",
		title: "Search results for “{query}”",
		found: {
			none: "No posts about “{query}”",
			one: "{count} post about “{query}”",
			other: "{count} posts about “{query}”",
		},
		all: "See all posts",
	},
	categories: { label: "Categories", all: "All" },
	call: {
		title: "Could this work for your sales?",
		text: "Tell us briefly how you work today. The free report shows what can be automated.",
		action: "Request a free analysis",
	},
	pagination: {
		label: "Blog pages",
		previous: "Previous page",
		next: "Next page",
		page: "Page {page}",
	},
	post: {
		readTimeSuffix: "Min",
		aboutAuthor: "About the author",
		back: "All posts",
		notFoundTitle: "Post nicht gefunden",
		notFoundText:
			"The post you are looking for was not found. It may have been removed, or it may exist only in another language.",
		onlyIn: "this post only in {languages}",
		elsewhere: "This post is available in {language}",
		latest: "Latest posts",
		contents: "Contents",
		related: "Related posts",
		copyCode: "Copy",
		copied: "Copied",
		call: {
			text: "Not sure where these steps fit into your sales process? The free analysis report will tell you.",
			action: "Request a free analysis",
		},
		cases: "See six projects with their figures",
		closingTitle: "Which task takes most of your team’s time?",
		closingText:
			"Tell us about it. The analysis is free, and you will get the report by email within 48 hours.",
		closingAction: "Request a free analysis",
	},
};
