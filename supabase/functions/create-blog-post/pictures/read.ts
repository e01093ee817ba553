import {
	type Fields,
	fieldOf,
	isFields,
	readList,
	readText,
} from "../fields.ts";
import type { Report } from "../problem.ts";
import { isAvif, readAvif } from "./avif.ts";
import { PictureFault, type PictureRules, type Size, viewOf } from "./fault.ts";
import { isJpeg, readJpeg } from "./jpeg.ts";
import { isPng, readPng } from "./png.ts";
import { isWebp, readWebp } from "./webp.ts";

/** Pictures of a post besides its cover. */
export const MOST_PICTURES = 10;

/** Bytes of one picture. */
export const PICTURE_BYTES = 5 * 1024 * 1024;

/** Pixels of one picture: a decoded one takes four bytes for each. */
const MOST_PIXELS = 40_000_000;

/** Pixels on one side; what the table takes (migrations/20261121090000_blog_image_size.sql). */
const MOST_SIDE = 16_384;

/** The cover's place; the other pictures name a heading. */
export const COVER = "cover";

const FORMATS = [
	{ mime: "image/png", matches: isPng, read: readPng },
	{ mime: "image/jpeg", matches: isJpeg, read: readJpeg },
	{ mime: "image/webp", matches: isWebp, read: readWebp },
	{ mime: "image/avif", matches: isAvif, read: readAvif },
] as const;

/** A picture as the database function takes it. */
export interface Picture extends Size {
	/** `cover`, or the slug of the heading that it stands below. */
	position: string;
	/** What it shows; empty where the caller said nothing. */
	alt: string;
	mime: (typeof FORMATS)[number]["mime"];
	base64: string;
}

const DATA_URL = /^data:([\w.+-]+\/[\w.+-]+);base64,/;

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Positions name headings; the most that one takes, in characters. */
const MOST_POSITION = 200;

/** The cover and the pictures of a payload, as far as nothing is wrong with them. */
export function readPictures(
	fields: Fields,
	mostAlt: number,
	report: Report,
	rules?: PictureRules,
): Picture[] {
	const pictures: Picture[] = [];
	const add = (
		value: unknown,
		field: string,
		position: string,
		alt: unknown,
	) => {
		try {
			const picture = readDataUrl(value, rules);
			const text = typeof alt === "string" ? alt.normalize("NFC").trim() : "";
			pictures.push({ position, alt: text, ...picture });
		} catch (error) {
			if (!(error instanceof PictureFault)) throw error;
			report(field, error.code, error.message);
		}
	};
	const cover = fieldOf(fields, "cover_image");
	if (cover !== undefined) {
		add(cover, "cover_image", COVER, fieldOf(fields, "cover_image_alt"));
	}
	const images = fieldOf(fields, "images");
	const list = readList(images, "images", MOST_PICTURES, report);
	for (const [index, image] of list.entries()) {
		const field = `images.${index}`;
		if (!isFields(image)) {
			report(
				field,
				"invalid",
				"takes position, image_url and, optionally, image_meta_description",
			);
			continue;
		}
		const position = readPosition(image, field, report);
		const alt = readText(
			fieldOf(image, "image_meta_description"),
			`${field}.image_meta_description`,
			{ most: mostAlt },
			report,
		);
		add(fieldOf(image, "image_url"), `${field}.image_url`, position, alt);
	}
	return pictures;
}

function readPosition(image: Fields, parent: string, report: Report): string {
	const field = `${parent}.position`;
	const rule = { most: MOST_POSITION, required: true };
	const position = readText(fieldOf(image, "position"), field, rule, report);
	if (position === COVER) {
		report(
			field,
			"invalid",
			"takes a heading: the cover has the field cover_image",
		);
	}
	return position ?? "";
}

/**
 * The picture in a data URL: its bytes, looked at from beginning to end, are of the type that it
 * declares.
 * @throws PictureFault
 */
export function readDataUrl(
	value: unknown,
	rules?: PictureRules,
): Pick<Picture, "mime" | "base64" | "width" | "height"> {
	if (value === undefined) throw new PictureFault("required", "is required");
	const head =
		typeof value === "string" ? DATA_URL.exec(value.slice(0, 100)) : null;
	if (typeof value !== "string" || !head) {
		const takes = "takes a data URL such as data:image/webp;base64,…";
		throw new PictureFault("invalid", takes);
	}
	const declared = FORMATS.find(({ mime }) => mime === head[1]);
	if (!declared)
		throw new PictureFault("type", "takes PNG, JPEG, WebP or AVIF");
	const base64 = value.slice(head[0].length);
	const view = viewOf(decode(base64));
	const actual = FORMATS.find(({ matches }) => matches(view));
	if (actual !== declared) {
		const content = actual
			? `is ${actual.mime}`
			: "is none of PNG, JPEG, WebP and AVIF";
		throw new PictureFault("type", `says ${declared.mime} and ${content}`);
	}
	const size = withinBounds(declared.read(view, rules));
	return { mime: declared.mime, base64, ...size };
}

function decode(base64: string): Uint8Array {
	const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
	if ((base64.length / 4) * 3 - padding > PICTURE_BYTES) {
		const megabytes = PICTURE_BYTES / 1024 / 1024;
		throw new PictureFault("too_large", `takes at most ${megabytes} MB`);
	}
	if (base64.length % 4 !== 0 || !BASE64.test(base64)) {
		throw new PictureFault("invalid", "is not base64");
	}
	const text = atob(base64);
	const bytes = new Uint8Array(text.length);
	for (let index = 0; index < text.length; index += 1) {
		bytes[index] = text.charCodeAt(index);
	}
	return bytes;
}

function withinBounds({ width, height }: Size): Size {
	if (width < 1 || height < 1) {
		throw new PictureFault("invalid", "has no width or no height");
	}
	if (width > MOST_SIDE || height > MOST_SIDE || width * height > MOST_PIXELS) {
		throw new PictureFault(
			"too_many_pixels",
			`has ${width} × ${height} pixels: it takes at most ${MOST_PIXELS / 1_000_000} million, and ${MOST_SIDE} on a side`,
		);
	}
	return { width, height };
}
