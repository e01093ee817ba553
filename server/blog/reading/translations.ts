import type { BlogPost } from "../../../shared/blog-post.ts";
import { type LanguagePaths, pathFor } from "../../../shared/paths.ts";

export type Translation = Pick<BlogPost, "language" | "slug" | "published_at">;

export const postPath = ({ language, slug }: Translation): string =>
	pathFor("blog-post", language, slug);

/**
 * Where each translation of a group is. If a language has several posts, the one published first counts, so
 * that all posts of the group name the same translations.
 */
export function translationPaths(group: readonly Translation[]): LanguagePaths {
	const paths: LanguagePaths = {};
	for (const post of group.toSorted(byPublication)) {
		paths[post.language] ??= postPath(post);
	}
	return paths;
}

/** The translations that a post announces: its group's paths, if it is the group's post in its language. */
export const announcedPaths = (post: Translation, paths: LanguagePaths): LanguagePaths =>
	paths[post.language] === postPath(post) ? paths : {};

const byPublication = (one: Translation, other: Translation): number =>
	publication(one) - publication(other) || (one.slug < other.slug ? -1 : 1);

const publication = ({ published_at }: Translation): number =>
	published_at === null ? 0 : Date.parse(published_at);
