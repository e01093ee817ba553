import type { Pool } from "pg";
import type { Language } from "../../../shared/languages.ts";
import { isSlug } from "../../../shared/post.ts";
import { auditRows } from "../../audit/audit.ts";
import { VISIBLE_POST } from "../reading/query.ts";

const FIND = `
select posts.slug from private.former_slugs former join public.blog_posts posts on posts.id = former.post_id
where former.language = $1 and former.slug = $2 and posts.language = $1 and ${VISIBLE_POST}`;

/** The slug that a published post has now, by one that it had before. */
export async function findMoved(
	pool: Pool,
	language: Language,
	slug: string,
): Promise<string | undefined> {
	if (!isSlug(slug)) return undefined;
	const { rows } = await pool.query<{ slug: string }>(FIND, [language, slug]);
	return rows[0]?.slug;
}

/** The slugs that lead to a post besides its own, the latest first. */
export async function listFormerSlugs(pool: Pool, postId: string): Promise<string[]> {
	const { rows } = await pool.query<{ slug: string }>(
		"select slug from private.former_slugs where post_id = $1 order by left_at desc, slug",
		[postId],
	);
	return rows.map(({ slug }) => slug);
}

const RELEASE = `
with released as (
	delete from private.former_slugs where language = $1 and slug = $2 returning post_id
), audit as (
	${auditRows({ kind: "post", action: "release_slug", id: "post_id", from: "released", person: "$3" })}
)
select post_id from released`;

/** Lets another post have a slug that leads to one. @param person who decides so, for the audit. */
export async function releaseSlug(
	pool: Pool,
	language: Language,
	slug: string,
	person: string,
): Promise<void> {
	await pool.query(RELEASE, [language, slug, person]);
}

/** Why a post cannot have a slug: another one has it, or had it before. */
export async function judgeSlug(pool: Pool, postId: string, slug: string) {
	const { rows } = await pool.query<{
		problem: "taken" | "former" | null;
		isPublished: boolean;
	}>('select problem, is_published as "isPublished" from private.slug_problem($1, $2)', [
		postId,
		slug,
	]);
	return rows[0];
}
