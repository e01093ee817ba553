/** The ids that a post's page has outside of the post, so that no heading may have them. */
export const POST_PAGE_IDS = [
	"root",
	"main",
	"hydration",
	"late-scripts",
	"menu",
	"contents-title",
	"related-title",
] as const;
