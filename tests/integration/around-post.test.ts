import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { aroundPost } from "../../server/blog/reading/around-post.ts";
import { picturesOf } from "../../server/blog/reading/images.ts";
import { createPool } from "../../server/database/pool.ts";
import { BlogQueryError } from "../../shared/blog-post.ts";
import { createDatabase } from "../support/database.ts";
import { insertImages, photo } from "../support/pictures.ts";
import { insertPosts } from "../support/posts.ts";

const GROUP = "0f9a2c1e-6a57-4f0e-8a10-3f6f2f3b1c02";
const FUTURE = "2999-01-01T00:00:00Z";

/** Each shares a tag with the post, so that nothing but its status hides it. */
const HIDDEN = [{ status: "draft" }, { status: "archived" }, { published_at: FUTURE }].map(
	(hidden, index) => ({
		...hidden,
		slug: `gizli-${index}`,
		tags: ["bayi", "ihracat"],
		translation_group: GROUP,
	}),
);

let ownerUrl: string;
let appUrl: string;
let ids: string[];

beforeAll(async () => {
	const database = await createDatabase();
	({ url: ownerUrl, appUrl } = database);
	ids = await insertPosts(ownerUrl, [
		{ slug: "yazi", tags: ["bayi", "ihracat"], translation_group: GROUP },
		{ slug: "bir-etiket", tags: ["bayi"] },
		{ slug: "iki-etiket", tags: ["ihracat", "bayi"] },
		{ slug: "beitrag", language: "de", tags: ["bayi"], translation_group: GROUP },
		...HIDDEN,
	]);
	const bytes = await photo(8, 8);
	await insertImages(
		ownerUrl,
		ids.map((post_id) => ({ post_id, bytes })),
	);
	return () => database[Symbol.asyncDispose]();
});

describe.each([
	["the owner of the tables", () => ownerUrl],
	["the site's role", () => appUrl],
])("what stands around a post, for %s", (_, urlOf) => {
	const around = (postId: string, most: number) => {
		const pool = createPool({ connectionString: urlOf() });
		onTestFinished(() => pool.end());
		return aroundPost(pool, postId, most);
	};
	const first = () => ids[0] ?? "";

	test("are related posts, those with most tags in common first", async () => {
		const { related } = await around(first(), 3);
		expect(related.map(({ slug }) => slug)).toEqual(["iki-etiket", "bir-etiket"]);
		expect((await around(first(), 1)).related).toHaveLength(1);
	});

	test("are its published translations, itself among them", async () => {
		const { translations } = await around(first(), 3);
		expect(translations.map(({ slug }) => slug).toSorted()).toEqual(["beitrag", "yazi"]);
		expect((await around(ids[1] ?? "", 3)).translations).toEqual([]);
	});

	test("are neither pictures nor translations where the post itself is hidden", async () => {
		for (const hidden of ids.slice(-HIDDEN.length)) {
			expect(await around(hidden, 3)).toEqual({ related: [], translations: [], pictures: [] });
		}
	});

	test("are the pictures of the post and of the related ones", async () => {
		const { pictures } = await around(first(), 3);
		expect(new Set(pictures.map(({ post_id }) => post_id))).toEqual(new Set(ids.slice(0, 3)));
	});
});

test("a database that does not answer is an error of the blog, which pages do without", async () => {
	const pool = createPool({ host: "127.0.0.1", port: 1 });
	onTestFinished(() => pool.end());
	await expect(aroundPost(pool, ids[0] ?? "", 3)).rejects.toBeInstanceOf(BlogQueryError);
	await expect(picturesOf(pool, ids)).rejects.toBeInstanceOf(BlogQueryError);
});
