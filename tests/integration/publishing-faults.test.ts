import { beforeAll, expect, test } from "vitest";
import { PAYLOAD, pictureUrl } from "../support/blog-payload.ts";
import { API_KEY, publisher } from "../support/publisher.ts";
import { testSite } from "../support/site-app.ts";

const site = testSite({ BLOG_API_KEY: API_KEY, BLOG_DEMO: "false" });
let post: Awaited<ReturnType<typeof publisher>>["post"];

beforeAll(async () => {
	({ post } = await publisher(site.app));
});

const { query } = site;

/** Everything that publishing writes. */
const written = () =>
	query(
		"select (select count(*) from blog_posts)::integer as posts, (select count(*) from blog_images)::integer as images, (select count(*) from private.blog_post_requests)::integer as requests",
	);

/** Makes the database run a statement in place of storing the picture at position `a`; `repairPictures` ends it. */
const breakPictures = (fault: string) =>
	query(`
		create function fail() returns trigger language plpgsql as $$
		begin
			if new.position = 'a' then ${fault} end if;
			return new;
		end $$;
		create trigger fail before insert on blog_images for each row execute function fail();
	`);
const repairPictures = () => query("drop trigger fail on blog_images; drop function fail");

const pictures = (...changes: object[]) =>
	JSON.stringify(
		changes.map((change) => ({ mime: "image/png", alt: "", width: 1, height: 1, ...change })),
	);

/** The arguments of the SQL function, in order. */
const CREATION = {
	post: { ...PAYLOAD, tags: [], read_time: 5, meta_keywords: [] },
	images: pictures({ position: "b" }, { position: "a" }),
	image_bytes: "AA==\nAA==",
	slug_base: "faults",
	idempotency_key: "a key of this request",
	content_hash: "00".repeat(32),
};
const create = (changes: Partial<Record<keyof typeof CREATION, unknown>> = {}) =>
	query(
		"select create_blog_post($1, $2, $3, $4, $5, $6)",
		Object.values({ ...CREATION, ...changes }),
	);

const WITH_PICTURES = {
	...PAYLOAD,
	cover_image: await pictureUrl("webp"),
	images: [{ position: "a", image_url: await pictureUrl("png") }],
};

test.each([
	["the disk is full", "raise exception using errcode = '53100';"],
	["the statement takes too long", "raise exception using errcode = '57014';"],
])("when %s between two pictures, nothing is stored", async (_, fault) => {
	const before = await written();
	await breakPictures(fault);
	const headers = { "idempotency-key": crypto.randomUUID() };
	const answer = await post(WITH_PICTURES, headers);
	expect(answer.status).toBe(503);
	expect(answer.headers.get("retry-after")).toBe("10");
	expect(await written()).toEqual(before);
	await repairPictures();

	const again = await post(WITH_PICTURES, headers);
	expect(again.status).toBe(201);
	const [{ posts, images, requests }] = before;
	expect(await written()).toEqual([
		{ posts: posts + 1, images: images + 2, requests: requests + 1 },
	]);
});

test("when Postgres' session ends between two pictures, nothing is stored", async () => {
	const before = await written();
	await breakPictures("perform pg_terminate_backend(pg_backend_pid());");
	await expect(create()).rejects.toThrow("terminating connection");
	expect(await written()).toEqual(before);
	await repairPictures();
});

test.each([
	["a width of 0", { images: pictures({ position: "b", width: 0 }, { position: "c" }) }, "images"],
	[
		"a drawing",
		{ images: pictures({ position: "b", mime: "image/svg+xml" }, { position: "c" }) },
		"images",
	],
	[
		"two covers",
		{ images: pictures({ position: "cover" }, { position: "cover" }) },
		"duplicate key",
	],
	["bytes that are no base64", { image_bytes: "no base64!" }, "base64"],
	["no bytes", { image_bytes: "" }, "null"],
	["a short key", { idempotency_key: "short" }, "key"],
	["a short hash", { content_hash: "00" }, "hash"],
	["another language", { post: { ...CREATION.post, language: "fr" } }, "language"],
	["no slug", { slug_base: "No Slug" }, "slug"],
])("the SQL function refuses %s, and nothing is stored", async (_, wrong, reason) => {
	const before = await written();
	await expect(create(wrong)).rejects.toThrow(reason);
	expect(await written()).toEqual(before);
});
