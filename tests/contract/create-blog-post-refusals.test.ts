import { expect, test, vi } from "vitest";
import { createHandler } from "../../supabase/functions/create-blog-post/handler.ts";
import { makePicture, PAYLOAD, toDataUrl } from "../support/blog-payload.ts";
import { onEachRuntime } from "./runtimes.ts";

onEachRuntime(({ on, call, count }) => {
	test("what is wrong is named field by field", async () => {
		const before = await count();
		const svg = "data:image/svg+xml;base64,PHN2Zz4=";
		const answer = await call({
			...PAYLOAD,
			title: "",
			status: "live",
			images: [{ position: "a", image_url: svg }],
		});
		expect(answer).toMatchObject({
			status: 422,
			type: "application/problem+json",
			body: {
				type: "about:blank",
				title: "Some fields need another look",
				status: 422,
				errors: [
					{
						field: "title",
						code: "required",
						message: "title is required",
					},
					{ field: "status", code: "invalid" },
					{
						field: "images.0.image_url",
						code: "type",
						message: "images.0.image_url takes PNG, JPEG, WebP or AVIF",
					},
				],
			},
		});
		expect(await count()).toEqual(before);
	});

	test("data behind a photograph's end is refused: nobody would drop it here", async () => {
		const photo = await makePicture("jpeg");
		const longer = Buffer.concat([photo, Buffer.from("PK")]);
		const cover_image = toDataUrl("image/jpeg", longer);
		expect(await call({ ...PAYLOAD, cover_image })).toMatchObject({
			status: 422,
			body: { errors: [{ field: "cover_image", code: "trailing_data" }] },
		});
	});

	test.each([
		["", 400],
		["{", 400],
		["[]", 400],
		["null", 400],
		['"text"', 400],
		["{}", 422],
	])("the body %j is answered with %i", async (body, status) => {
		expect(await call(body)).toMatchObject({
			status,
			type: "application/problem+json",
		});
	});

	test("only JSON by POST is taken", async () => {
		const form = { "content-type": "text/plain" };
		expect((await call(PAYLOAD, form)).status).toBe(415);
		const get = await call("", {}, "GET");
		expect([get.status, get.allow]).toEqual([405, "POST"]);
	});

	test("only the service role's key opens it", async () => {
		const before = await count();
		for (const authorization of [
			"",
			"Bearer ",
			`Bearer ${on().anonKey}`,
			`Bearer ${on().serviceRoleKey}x`,
			on().serviceRoleKey,
		]) {
			const answer = await call(PAYLOAD, { authorization });
			expect(answer.status).toBe(401);
			expect(JSON.stringify(answer)).not.toContain(on().serviceRoleKey);
		}
		expect(await count()).toEqual(before);
	});
});

test("while the database is away: 503, when to come again, and nothing of the inside", async () => {
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	for (const send of [
		() => Promise.reject(new Error("connect ECONNREFUSED 10.0.0.5:3000")),
		async () => Response.json({ message: "10.0.0.5 is away" }, { status: 503 }),
		async () => Response.json({ code: "57014" }, { status: 500 }),
		async () => Response.json({ code: "PGRST202" }, { status: 404 }),
		async () => new Response("<html>", { status: 502 }),
		async () => Response.json({ outcome: "something" }),
	]) {
		const serviceRoleKey = "the service role's secret";
		const call = createHandler({
			restUrl: "http://rest",
			serviceRoleKey,
			send,
		});
		const answer = await call(
			new Request("http://functions.invalid", {
				method: "POST",
				headers: {
					authorization: `Bearer ${serviceRoleKey}`,
					"content-type": "application/json",
				},
				body: JSON.stringify(PAYLOAD),
			}),
		);
		expect(answer.status).toBe(503);
		expect(answer.headers.get("retry-after")).toBe("10");
		expect(await answer.text()).not.toMatch(/10\.0\.0\.5|secret/);
	}
	expect(log).toHaveBeenCalledTimes(6);
	expect(JSON.stringify(log.mock.calls)).not.toMatch(/10\.0\.0\.5|secret/);
	log.mockRestore();
});
