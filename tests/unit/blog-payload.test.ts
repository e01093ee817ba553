import { expect, test } from "vitest";
import { MOST_BODY_BYTES } from "../../supabase/functions/create-blog-post/body.ts";
import { hashContent } from "../../supabase/functions/create-blog-post/content-hash.ts";
import { readPayload } from "../../supabase/functions/create-blog-post/payload.ts";
import {
	FULL_PAYLOAD,
	makePicture,
	PAYLOAD,
	PIXEL,
	pictureUrl,
	toDataUrl,
} from "../support/blog-payload.ts";
import { fc } from "../support/fast-check.ts";

const PNG = await pictureUrl("png");

function payloadOf(fields: Record<string, unknown>) {
	const result = readPayload(fields);
	if ("problems" in result) throw new Error(JSON.stringify(result.problems));
	return result.payload;
}

/** Field and code of each problem. */
function problemsOf(fields: Record<string, unknown>): string[] {
	const result = readPayload(fields);
	if (!("problems" in result)) return [];
	return result.problems.map(({ field, code }) => `${field} ${code}`);
}

test("optional fields get the defaults of docs/publishing.md", () => {
	expect(payloadOf({ ...PAYLOAD, status: undefined })).toEqual({
		post: {
			...PAYLOAD,
			status: "draft",
			slug: null,
			author_bio: null,
			tags: [],
			read_time: 5,
			cover_image_alt: null,
			meta_title: null,
			meta_description: null,
			meta_keywords: [],
			published_at: null,
			translation_group: null,
		},
		slugBase: "iki-dakikada-donus",
		pictures: [],
	});
});

test("all fields are kept as sent, dates in UTC", () => {
	expect(payloadOf(FULL_PAYLOAD).post).toEqual({
		...FULL_PAYLOAD,
		published_at: "2026-03-29T00:30:00.000Z",
	});
});

test("cover and images are kept in order, with their alternative texts", () => {
	const { pictures } = payloadOf({
		...PAYLOAD,
		cover_image: PNG,
		cover_image_alt: "Kapak",
		images: [
			{ position: "baslik", image_url: PNG, image_meta_description: "Bir" },
			{ position: "baslik", image_url: PNG },
		],
	});
	expect(pictures.map(({ position, alt }) => [position, alt])).toEqual([
		["cover", "Kapak"],
		["baslik", "Bir"],
		["baslik", ""],
	]);
});

test("null counts as absent, and unknown fields are ignored", () => {
	const nothing = Object.fromEntries(
		["slug", "tags", "read_time", "cover_image", "images", "published_at"].map((name) => [
			name,
			null,
		]),
	);
	const extra = { id: "1", created_at: "x", constructor: 1 };
	expect(payloadOf({ ...PAYLOAD, ...nothing, ...extra })).toEqual(payloadOf(PAYLOAD));
});

test.each([
	["language", "", "required"],
	["language", "fr", "invalid"],
	["language", 1, "invalid"],
	["title", "  ", "required"],
	["title", ["a"], "invalid"],
	["title", "a\nb", "control_characters"],
	["title", "a\0b", "control_characters"],
	["title", "a\ud800b", "control_characters"],
	["title", "x".repeat(201), "too_long"],
	["content", "a\0b", "control_characters"],
	["category", "", "required"],
	["status", "live", "invalid"],
	["read_time", 0, "invalid"],
	["read_time", 2.5, "invalid"],
	["read_time", "6", "invalid"],
	["slug", "Büyük", "invalid"],
	["slug", "", "invalid"],
	["tags", "a,b", "invalid"],
	["tags", Array(21).fill("a"), "too_many"],
	["meta_title", 5, "invalid"],
	["meta_description", "x".repeat(501), "too_long"],
	["meta_keywords", {}, "invalid"],
	["published_at", "yarın", "invalid"],
	["published_at", "2026-11-21", "invalid"],
	["published_at", "2026-11-21T25:00:00Z", "invalid"],
	["published_at", "2026-11-21T09:00:00+99:00", "invalid"],
	["published_at", 1_700_000_000, "invalid"],
	["translation_group", "1", "invalid"],
	["cover_image", "https://example.com/a.png", "invalid"],
	["cover_image", "data:image/svg+xml;base64,AAAA", "type"],
	["cover_image_alt", "x".repeat(501), "too_long"],
	["images", {}, "invalid"],
	["images", Array(11).fill({ position: "a", image_url: PNG }), "too_many"],
])("%s takes no %j: %s", (field, value, code) => {
	expect(problemsOf({ ...PAYLOAD, [field]: value })).toEqual([`${field} ${code}`]);
});

test("a problem inside a list names its index", () => {
	const tags = ["a", 5, "", "x".repeat(51)];
	const images = [
		"data:",
		{ position: "a", image_url: PNG },
		{ image_url: "x", image_meta_description: 5 },
		{ position: "cover", image_url: PNG },
		{ position: "a" },
	];
	expect(problemsOf({ ...PAYLOAD, tags, images })).toEqual([
		"tags.1 invalid",
		"tags.2 required",
		"tags.3 too_long",
		"images.0 invalid",
		"images.2.position required",
		"images.2.image_meta_description invalid",
		"images.2.image_url invalid",
		"images.3.position invalid",
		"images.4.image_url required",
	]);
});

test("each problem is a sentence that begins with its field", () => {
	const result = readPayload({ ...PAYLOAD, status: "live", read_time: 0 });
	expect("problems" in result && result.problems).toEqual([
		{
			field: "read_time",
			code: "invalid",
			message: "read_time takes whole minutes from 1 to 600",
		},
		{
			field: "status",
			code: "invalid",
			message: "status takes draft, published, archived",
		},
	]);
});

test("the pictures have 15 MB together, to the byte", {
	timeout: 30_000,
}, async () => {
	const jpeg = await makePicture("jpeg");
	/** Ten pictures and a cover of so many bytes together. */
	const fields = (bytes: number) => {
		const each = Math.floor(bytes / 11);
		const of = (size: number) => {
			const tail = Buffer.alloc(size - jpeg.length);
			return toDataUrl("image/jpeg", Buffer.concat([jpeg, tail]));
		};
		const image = { position: "a", image_url: of(each) };
		const cover_image = of(bytes - 10 * each);
		return { ...PAYLOAD, cover_image, images: Array(10).fill(image) };
	};
	const most = 15 * 1024 * 1024;
	expect(payloadOf(fields(most)).pictures).toHaveLength(11);
	expect(JSON.stringify(fields(most)).length).toBeLessThan(MOST_BODY_BYTES);
	expect(readPayload(fields(most + 1))).toEqual({
		problems: [
			{
				field: "images",
				code: "too_large",
				message: "images takes at most 15 MB of pictures together, the cover included",
			},
		],
	});
});

test("a title without letters needs a slug", () => {
	const title = "🚀";
	expect(problemsOf({ ...PAYLOAD, title })).toEqual(["slug required"]);
	expect(payloadOf({ ...PAYLOAD, title, slug: "roket" }).post.slug).toBe("roket");
	const russian = { ...PAYLOAD, title: "Привет", slug_base: "another" };
	expect(payloadOf(russian).slugBase).toBe("privet");
});

test("tags are trimmed and named once", () => {
	const tags = [" a ", "b", "a"];
	expect(payloadOf({ ...PAYLOAD, tags }).post.tags).toEqual(["a", "b"]);
});

test("line ends, outer blanks and Unicode composition do not change the hash", async () => {
	const hash = (fields: Record<string, unknown>) =>
		hashContent(payloadOf({ ...PAYLOAD, ...fields }));
	const base = await hash({});
	expect(base).toMatch(/^[\da-f]{64}$/);
	expect(await hash({ unknown: 1, slug_base: "another" })).toBe(base);
	expect(await hash({ title: ` ${PAYLOAD.title.normalize("NFD")} ` })).toBe(base);
	expect(await hash({ content: "## Başlık\r\n\r\nMetin." })).toBe(base);
	expect(await hash({ tags: ["a"] })).not.toBe(base);
	expect(await hash({ cover_image: PNG })).not.toBe(base);
});

test("a post keeps its hash across versions, so that idempotency keys stay valid", async () => {
	const payload = payloadOf({ ...FULL_PAYLOAD, cover_image: PIXEL });
	expect(await hashContent(payload)).toBe(
		"48383563f87a7c8d59237f83f05ff912d8924ba46fd475f791e9fc06715210d5",
	);
});

test("any value is either accepted or refused with the name of its field", () => {
	const names = [...Object.keys(FULL_PAYLOAD), "cover_image", "images"];
	const bytes = fc.uint8Array().map((file) => toDataUrl("image/webp", file));
	const value = fc.oneof(fc.jsonValue(), fc.string(), bytes);
	const sent = fc.dictionary(fc.constantFrom(...names), value);
	fc.assert(
		fc.property(sent, fc.boolean(), (fields, complete) => {
			const result = readPayload({ ...(complete && FULL_PAYLOAD), ...fields });
			if (!("problems" in result)) return;
			for (const { field, code, message } of result.problems) {
				expect(names).toContain(field.split(".")[0]);
				expect(code).toMatch(/^[a-z_]+$/);
				expect(message.startsWith(`${field} `)).toBe(true);
			}
			const given = result.problems.map(({ field }) => field.split(".")[0]);
			const missing = complete ? [] : names;
			const wrong = [...Object.keys(fields), ...missing, "slug", "images"];
			expect(given.filter((name) => !wrong.includes(name ?? ""))).toEqual([]);
		}),
		{ numRuns: 2_000 },
	);
});
