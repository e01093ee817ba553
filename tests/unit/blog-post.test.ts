import { expect, test } from "vitest";
import {
	PAGE_SIZE,
	pageCount,
	postDate,
	toBlogCard,
	toPageNumber,
} from "../../shared/blog-post.ts";

const post = {
	slug: "iki-dakikada-donus",
	title: "İki dakikada dönüş",
	excerpt: "Kısa",
	author: "Vitrin Ekibi",
	tags: ["b2b", "satış"],
	read_time: 6,
	cover_image_url: "/images/blog/speed-to-lead.svg",
	published_at: "2026-11-10T09:00:00+03:00",
	created_at: "2026-10-01T12:00:00+00:00",
};

test("a card has the fields of the specification", () => {
	expect(toBlogCard(post)).toEqual({
		slug: "iki-dakikada-donus",
		title: "İki dakikada dönüş",
		excerpt: "Kısa",
		coverImage: {
			src: "/images/blog/speed-to-lead.svg",
			width: 1200,
			height: 675,
		},
		date: "2026-11-10",
		readTime: "6 dk",
		author: "Vitrin Ekibi",
		tags: ["b2b", "satış"],
	});
});

test.each([null, ""])(
	"a card without cover (%j) and tags shows the placeholder and no tags",
	(cover_image_url) => {
		const card = toBlogCard({ ...post, cover_image_url, tags: null });
		expect(card.coverImage.src).toBe("/images/placeholder-cover.svg");
		expect(card.tags).toEqual([]);
	},
);

test.each([
	["2026-11-10T09:00:00+00:00", "2026-11-10"],
	["2026-11-10T23:59:59.999999+00:00", "2026-11-10"],
	["2026-11-10T01:30:00+03:00", "2026-11-09"],
	["2026-12-31T23:00:00-05:00", "2027-01-01"],
	[null, "2026-10-01"],
])("the day of %s is %s, in UTC", (published_at, date) => {
	expect(postDate({ ...post, published_at })).toBe(date);
});

test.each([
	[0, 1],
	[PAGE_SIZE, 1],
	[PAGE_SIZE + 1, 2],
	[25, 3],
])("%i posts make %i pages", (posts, pages) => {
	expect(pageCount(posts)).toBe(pages);
});

test.each([
	...["1", "0.5", "0", "-3", "-Infinity", "abc", "2abc", "NaN", "", null].map(
		(value): [string | null, number] => [value, 1],
	),
	["2", 2],
	["002", 2],
	["2.9", 2],
] satisfies [string | null, number][])("?page=%s asks for page %i", (value, page) => {
	expect(toPageNumber(value)).toBe(page);
});

test.each(["1e9", "99999999999999999999999", "Infinity"])(
	"?page=%s stays within what the database can count",
	(value) => {
		const page = toPageNumber(value);
		expect(page).toBeGreaterThan(1000);
		expect(page * PAGE_SIZE).toBeLessThan(2 ** 31);
	},
);

test("a card offers a cover that was published with its post in several widths", () => {
	const { coverImage } = toBlogCard(post, {
		id: "a",
		width: 1500,
		height: 1000,
	});
	expect(coverImage).toMatchObject({
		src: "/media/a?w=800",
		width: 1500,
		height: 1000,
	});
	expect(coverImage.srcSet).toContain("/media/a?w=1200 1200w");
});
