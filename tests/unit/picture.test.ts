import { expect, test } from "vitest";
import { responsivePicture, sharePath } from "../../client/parts/picture.ts";
import { coverOf, picturesInText } from "../../server/blog/post-pictures.ts";

test("a picture has a candidate for each width below its own, and its own", () => {
	expect(responsivePicture({ id: "a", width: 700, height: 350 })).toEqual({
		src: "/media/a",
		srcSet:
			"/media/a?w=320 320w, /media/a?w=480 480w, /media/a?w=640 640w, /media/a 700w",
		width: 700,
		height: 350,
	});
});

test("a large picture is never sent in its own width", () => {
	const { src, srcSet } = responsivePicture({
		id: "a",
		width: 2560,
		height: 1440,
	});
	expect(src).toBe("/media/a?w=800");
	expect(srcSet).toMatch(/\/media\/a\?w=2000 2000w$/);
});

test("a picture exactly as wide as a listed width has one address for it", () => {
	const { srcSet } = responsivePicture({ id: "a", width: 480, height: 480 });
	expect(srcSet).toBe("/media/a?w=320 320w, /media/a 480w");
});

test("a picture for another site has absolute URLs", () => {
	const picture = { id: "a", width: 480, height: 480 };
	expect(responsivePicture(picture, "https://vitrin.example")).toMatchObject({
		src: "https://vitrin.example/media/a",
		srcSet:
			"https://vitrin.example/media/a?w=320 320w, https://vitrin.example/media/a 480w",
	});
});

test("a tiny picture comes as it is", () => {
	const { src, srcSet } = responsivePicture({ id: "a", width: 90, height: 90 });
	expect([src, srcSet]).toEqual(["/media/a", "/media/a 90w"]);
});

test("a share image is asked for in a width that every network takes", () => {
	expect(sharePath({ id: "a", width: 2560, height: 1440 })).toBe(
		"/media/a?w=1200",
	);
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
	expect(
		coverOf({ ...post, cover_image_url: "/images/a.svg" }, images),
	).toBeUndefined();
});

test("the cover stays out of the text", () => {
	const images = [image, { ...image, id: "i2", position: "sonuc", alt: "Ç" }];
	expect(picturesInText(images)).toMatchObject([
		{ position: "sonuc", alt: "Ç", src: "/media/i2?w=800" },
	]);
});
