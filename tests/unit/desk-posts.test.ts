import * as v from "valibot";
import { expect, test } from "vitest";
import {
	newlyUndescribedIn,
	undescribedIn,
	withDescriptions,
} from "../../client/desk/posts/descriptions.ts";
import { type Mark, markText } from "../../client/desk/posts/text/mark-text.ts";
import { toLocalTime, toMoment } from "../../client/desk/posts/zoned-time.ts";
import { writeLinkEnd } from "../../server/desk/posts/draft-route.ts";
import {
	completePostSchema,
	type PostFields,
	pictureChangeSchema,
} from "../../shared/desk/posts.ts";
import { IN_TEXT, pictureReference, pictureReferences } from "../../shared/picture-reference.ts";
import { COVER, POST_BOUNDS } from "../../shared/post.ts";
import { printable } from "../../shared/text.ts";
import { readPayload } from "../../supabase/functions/create-blog-post/payload.ts";

const POST: PostFields = {
	title: "t".repeat(POST_BOUNDS.title),
	slug: "s".repeat(POST_BOUNDS.slug),
	excerpt: "e".repeat(POST_BOUNDS.excerpt),
	content: "c".repeat(POST_BOUNDS.content),
	author: "a".repeat(POST_BOUNDS.author),
	author_bio: "b".repeat(POST_BOUNDS.author_bio),
	category: "k".repeat(POST_BOUNDS.category),
	tags: Array.from({ length: 20 }, (_, number) => `${number}`.padStart(POST_BOUNDS.tag, "x")),
	read_time: 600,
	status: "published",
	published_at: "2026-11-24T09:00:00+03:00",
};

/** Values that are one more than the most. */
const TOO_MUCH: Partial<PostFields>[] = [
	...(["title", "slug", "excerpt", "content", "author", "author_bio", "category"] as const).map(
		(field) => ({ [field]: `${POST[field]}x` }),
	),
	{ tags: [`${POST.tags[0]}x`] },
	{ tags: [...POST.tags, "one more"] },
	{ read_time: 601 },
	// Dates that the table or the pages cannot read.
	...[
		"0001-01-01T00:00:00+14:00",
		"0000-01-01T00:00:00Z",
		"1999-12-31T23:59:59Z",
		"2999-12-31T23:59:59-14:00",
		"9999-12-31T23:59:59-14:00",
		"2026-02-30T09:00:00Z",
		"2026-11-24T09:00:00",
	].map((published_at) => ({ published_at })),
];

test("what Word and PDFs put into a text is taken out, and their line breaks stay", () => {
	const content = printable("e\u0002ins\u000bzwei\u000cdrei\ud800\r\n\tvier \u{1f600}");
	expect(content).toBe("eins\nzwei\ndrei\r\n\tvier \u{1f600}");
	expect(v.is(completePostSchema, { ...POST, content })).toBe(true);
});

test("the desk takes what the publishing API takes, and no more", () => {
	const byApi = (post: PostFields) => "payload" in readPayload({ language: "tr", ...post });
	const byDesk = (post: PostFields) => v.is(completePostSchema, post);
	expect([byApi(POST), byDesk(POST)]).toEqual([true, true]);
	for (const change of TOO_MUCH) {
		const post = { ...POST, ...change };
		expect([change, byApi(post), byDesk(post)]).toEqual([change, false, false]);
	}
	for (const published_at of ["2000-01-01T00:00:00Z", "2026-11-24T09:00:00+23:59"]) {
		const post = { ...POST, published_at };
		expect([published_at, byApi(post), byDesk(post)]).toEqual([published_at, true, true]);
	}
	const picture = { position: "h".repeat(POST_BOUNDS.heading), alt: "a".repeat(POST_BOUNDS.alt) };
	expect(v.is(pictureChangeSchema, picture)).toBe(true);
});

/** Marks what stands between `[` and `]`, and shows the selection afterwards likewise. */
function marked(text: string, mark: Mark): string {
	const start = text.indexOf("‹");
	const end = text.indexOf("›") - 1;
	const value = text.replace(/[‹›]/g, "");
	const { from, to, text: inserted, select } = markText(value, start, end, mark);
	const result = value.slice(0, from) + inserted + value.slice(to);
	return `${result.slice(0, select[0])}‹${result.slice(...select)}›${result.slice(select[1])}`;
}

test.each<[Mark, string, string]>([
	["bold", "a ‹b› c", "a **‹b›** c"],
	["italic", "‹›", "*‹›*"],
	["link", "see ‹here›.", "see [here](‹https://›)."],
	["link", "‹›", "[‹›](https://)"],
	["heading", "one\nt‹›wo\nthree", "one\n## two‹›\nthree"],
	["list", "‹one\ntwo›", "- one\n- two‹›"],
	["numbers", "on‹e\ntw›o\n", "1. one\n2. two‹›\n"],
	["quote", "‹›", "> ‹›"],
	// A second time takes it away, or makes it another one.
	["bold", "a **‹b›** c", "a ‹b› c"],
	["italic", "**‹b›**", "***‹b›***"],
	["italic", "***‹b›***", "**‹b›**"],
	["bold", "***‹b›***", "*‹b›*"],
	// Marks hold within a paragraph, and not beside a blank.
	["bold", "‹one\n\ntwo ›three", "‹**one**\n\n**two** ›three"],
	// Before the mark that ends the words, it goes on behind it; an empty pair goes.
	["bold", "- a **b‹›** c", "- a **b**‹› c"],
	["bold", "**a** b‹› **c**", "**a** b**‹›** **c**"],
	["bold", "**a** ‹›**c**", "**a** **‹›****c**"],
	["italic", "***a‹›***", "***a*‹›**"],
	["italic", "**a‹›**", "**a*‹›***"],
	["italic", "* *a‹›*", "* *a*‹›"],
	["code", "a `b‹›`", "a `b`‹›"],
	["bold", "a **‹›** c", "a ‹› c"],
	["heading", "## on‹›e", "one‹›"],
	["subheading", "## on‹›e", "### one‹›"],
	["numbers", "‹- one\n- two›", "1. one\n2. two‹›"],
	["code", "A\n\n‹›", "A\n\n```\n‹›\n```\n\n"],
	["code", "a ‹b› c", "a `‹b›` c"],
	["code", "a\n\n‹one\ntwo›", "a\n\n```‹›\none\ntwo\n```\n\n"],
])("%s marks %j", (mark, before, after) => {
	expect(marked(before, mark)).toBe(after);
});

test("pictures without a description are found, the cover first", () => {
	const picture = (id: string, position: string, alt = "") => ({
		id: `${id}0000000-0000-4000-8000-000000000000`,
		position,
		alt,
		width: 4,
		height: 3,
	});
	const [cover, one, two, three] = [
		picture("a", COVER),
		picture("b", IN_TEXT),
		picture("c", IN_TEXT),
		picture("d", IN_TEXT),
	] as const;
	const text = [
		pictureReference(two.id, " "),
		pictureReference(one.id, "A desk"),
		pictureReference("e0000000-0000-4000-8000-000000000000"),
	].join("\n\n");
	expect(undescribedIn(text, [one, two, three, cover])).toEqual([cover.id, two.id]);
	expect(undescribedIn("", [{ ...cover, alt: "A desk" }])).toEqual([]);
	const stored = {
		post: { ...POST, content: text },
		live: { ...POST, content: pictureReference(two.id) },
		pictures: [one, two, three, cover],
	};
	const added = `${text}\n\n${pictureReference(three.id)}`;
	expect(newlyUndescribedIn(added, stored)).toEqual([three.id]);
	expect(newlyUndescribedIn(added, { ...stored, live: null })).toEqual([three.id]);
	const draft = { ...stored, live: null, post: { ...POST, status: "draft" as const } };
	expect(newlyUndescribedIn(added, draft)).toEqual([cover.id, two.id, three.id]);
	const described = withDescriptions(
		text,
		new Map([
			[two.id, " A [cup] "],
			[one.id, "Another"],
		]),
	);
	expect(pictureReferences(described).map(({ alt }) => alt)).toEqual(["A [cup]", "A desk", ""]);
});

test.each([
	["2026-11-24T09:00", "Europe/Istanbul", "2026-11-24T06:00:00.000Z"],
	["2026-07-01T09:00", "Europe/Berlin", "2026-07-01T07:00:00.000Z"],
	// The days on which the clocks change, and a zone with half an hour.
	["2026-03-29T03:00", "Europe/Berlin", "2026-03-29T01:00:00.000Z"],
	["2026-10-25T03:30", "Europe/Berlin", "2026-10-25T02:30:00.000Z"],
	["2026-01-01T00:15", "Asia/Kolkata", "2025-12-31T18:45:00.000Z"],
])("%s in %s is %s", (local, zone, moment) => {
	expect(toMoment(local, zone)).toBe(moment);
	expect(toLocalTime(moment, zone)).toBe(local);
});

test.each(["0002-01-01T09:00", "20261-11-24T09:00"])("%s is no moment", (local) => {
	expect(toMoment(local, "Europe/Berlin")).toBeUndefined();
});

test("a time that the clock skips is an hour later", () => {
	expect(toMoment("2026-03-29T02:30", "Europe/Berlin")).toBe("2026-03-29T01:30:00.000Z");
});

test("a visitor reads the end of a draft's link by the clock of the post's language, which is named", () => {
	const end = new Date("2026-12-04T09:37:00Z");
	expect(writeLinkEnd(end, "de")).toBe("4. Dezember 2026 um 10:37 MEZ");
});
