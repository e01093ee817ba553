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
	await query(`
		create function fail() returns trigger language plpgsql as $$
		begin
			if new.position = 'a' then ${fault} end if;
			return new;
		end $$;
		create trigger fail before insert on blog_images for each row execute function fail();
	`);
	const headers = { "idempotency-key": crypto.randomUUID() };
	const answer = await post(WITH_PICTURES, headers);
	expect(answer.status).toBe(503);
	expect(answer.headers.get("retry-after")).toBe("10");
	expect(await written()).toEqual(before);
	await query("drop trigger fail on blog_images; drop function fail");

	const again = await post(WITH_PICTURES, headers);
	expect(again.status).toBe(201);
	const [{ posts, images, requests }] = before;
	expect(await written()).toEqual([
		{ posts: posts + 1, images: images + 2, requests: requests + 1 },
	]);
});

test("when Postgres' session ends between two pictures, nothing is stored", async () => {
	const before = await written();
	await query(`
		create function crash() returns trigger language plpgsql as $$
		begin
			if new.position = 'a' then perform pg_terminate_backend(pg_backend_pid()); end if;
			return new;
		end $$;
		create trigger crash before insert on blog_images for each row execute function crash();
	`);
	const image = { mime: "image/png", alt: "", width: 1, height: 1 };
	const creation = query("select create_blog_post($1, $2, $3, 'crash', $4, $5)", [
		{ ...PAYLOAD, tags: [], read_time: 5, meta_keywords: [] },
		JSON.stringify(["b", "a"].map((position) => ({ ...image, position }))),
		"AA==\nAA==",
		"a key of this request",
		"00".repeat(32),
	]);
	await expect(creation).rejects.toThrow("terminating connection");
	expect(await written()).toEqual(before);
	await query("drop trigger crash on blog_images; drop function crash");
});
