import { expect, test } from "vitest";
import { coverOf, picturesInText } from "../../server/blog/reading/post-pictures.ts";
import { responsivePicture, sharePath } from "../../shared/picture.ts";

test.each([
	// Each listed width below its own, and its own.
	[700, "a", "a?w=320 320w|a?w=480 480w|a?w=640 640w|a 700w"],
	[480, "a", "a?w=320 320w|a 480w"],
	[90, "a", "a 90w"],
])("a picture %i px wide is %s in the widths %s", (width, src, widths) => {
	const srcSet = widths.split("|").map((candidate) => `/media/${candidate}`);
	expect(responsivePicture({ id: "a", width, height: 90 })).toEqual({
		src: `/media/${src}`,
		srcSet: srcSet.join(", "),
		width,
		height: 90,
	});
});

test("a large picture is never sent in its own width", () => {
	const large = responsivePicture({ id: "a", width: 2560, height: 1440 });
	expect(large.src).toBe("/media/a?w=800");
	expect(large.srcSet).toMatch(/\/media\/a\?w=2000 2000w$/);
});

test("a share image has a width that every network accepts", () => {
	expect(sharePath({ id: "a", width: 2560, height: 1440 })).toBe("/media/a?w=1200");
});

const image = {
	id: "i1",
	post_id: "p1",
	position: "cover",
	alt: "",
	mime: "image/png",
	width: 1200,
	height: 675,
} as const;

test("the cover is the picture that the post names", () => {
	const images = [image, { ...image, id: "i2", position: "sonuc" }];
	const post = { id: "p1", cover_image_url: "/media/i2" };
	expect(coverOf(post, images)?.id).toBe("i2");
	expect(coverOf({ ...post, cover_image_url: null }, images)).toBeUndefined();
	expect(coverOf({ ...post, id: "p2" }, images)).toBeUndefined();
	expect(coverOf({ ...post, cover_image_url: "/images/a.svg" }, images)).toBeUndefined();
});

test("the cover stays out of the text", () => {
	const images = [image, { ...image, id: "i2", position: "sonuc", alt: "Ç" }];
	expect(picturesInText(images)).toMatchObject([
		{ position: "sonuc", alt: "Ç", src: "/media/i2?w=800" },
	]);
});
