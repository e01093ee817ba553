import { expect, test } from "vitest";
import { PAYLOAD, pictureUrl } from "../support/blog-payload.ts";
import { onEachRuntime } from "./runtimes.ts";

const key = () => `key-${crypto.randomUUID()}`;

onEachRuntime(({ call, query, count }) => {
	test("the same key and content are one post, also at once", async () => {
		const headers = { "idempotency-key": key() };
		const post = { ...PAYLOAD, cover_image: await pictureUrl("png") };
		const before = await count();
		const answers = await Promise.all(
			Array.from({ length: 6 }, () => call(post, headers)),
		);
		answers.push(await call(post, headers));
		expect(answers[0]).toMatchObject({ status: 201 });
		for (const answer of answers) expect(answer).toEqual(answers[0]);
		expect(await count()).toEqual({ posts: before.posts + 1 });
		const quoted = { "idempotency-key": `"${headers["idempotency-key"]}"` };
		expect(await call(post, quoted)).toEqual(answers[0]);
	});

	test("the same key with other content is refused", async () => {
		const headers = { "idempotency-key": key() };
		await call(PAYLOAD, headers);
		const before = await count();
		const other = { ...PAYLOAD, title: "Başka" };
		expect(await call(other, headers)).toMatchObject({
			status: 422,
			body: { errors: [{ field: "Idempotency-Key", code: "reused" }] },
		});
		expect(await count()).toEqual(before);
	});

	test("a refused request leaves its key free, a deleted post gives it back", async () => {
		const headers = { "idempotency-key": key() };
		await call({ ...PAYLOAD, slug: "dolu" });
		const taken = await call({ ...PAYLOAD, slug: "dolu" }, headers);
		expect(taken.status).toBe(409);
		const first = await call({ ...PAYLOAD, slug: "bos" }, headers);
		expect(first.status).toBe(201);
		await query("delete from blog_posts where slug = 'bos'");
		const again = await call({ ...PAYLOAD, slug: "bos" }, headers);
		expect(again.status).toBe(201);
		expect(again.body.post_id).not.toBe(first.body.post_id);
	});

	test.each(["short", "x".repeat(129), "has blanks in it", "a,b,c,d,e"])(
		"%j is no idempotency key",
		async (key) => {
			const before = await count();
			expect(await call(PAYLOAD, { "idempotency-key": key })).toMatchObject({
				status: 422,
				body: { errors: [{ field: "Idempotency-Key", code: "invalid" }] },
			});
			expect(await count()).toEqual(before);
		},
	);
});
