/**
 * Draws the site's bitmaps (favicon.ico, the app icons, the default share image and the pictures of
 * the blog demo's post) from the vector sources in this folder and writes them to client/public, where they are committed.
 * Works offline with the machine's Chromium; run it after a change to a source:
 *
 *     node tools/pictures/generate.ts
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { tr } from "../../client/pages/home/tr.ts";
import { launchBrowser } from "../../tests/support/chromium.ts";
import { packIco } from "./ico.ts";

const SOURCES = import.meta.dirname;
const PUBLIC = join(SOURCES, "../../client/public");

/** The corner of an icon that no platform cuts to a shape, as a share of its size. */
const CORNER = 7 / 32;

/** The SVG as a square PNG; a corner leaves transparency around it, without one it is opaque. */
async function drawIcon(page: Page, svg: string, size: number, corner = 0): Promise<Buffer> {
	await page.setViewportSize({ width: size, height: size });
	await page.setContent(
		`<style>
			body { margin: 0; }
			svg { display: block; width: ${size}px; height: ${size}px; border-radius: ${size * corner}px; }
		</style>${svg}`,
	);
	return page.screenshot({ omitBackground: corner > 0 });
}

/**
 * The share image with the Turkish pitch, the site's first language.
 * @throws where the site's own typeface did not load.
 */
async function drawShareImage(page: Page): Promise<Buffer> {
	await page.setViewportSize({ width: 1200, height: 630 });
	await page.goto(pathToFileURL(join(SOURCES, "share.html")).href);
	await page.evaluate(async (lines) => {
		for (const [index, line] of document.querySelectorAll("p").entries())
			line.textContent = lines[index] ?? "";
		await Promise.all(Array.from(document.fonts, (face) => face.load()));
	}, tr.hero.title);
	return page.screenshot({ type: "jpeg", quality: 94 });
}

/** Width and height of a blog picture in px. */
const BLOG_PICTURE = { width: 1200, height: 675 };

/** A blog picture as WebP, which Chromium writes only from a canvas. */
async function drawBlogPicture(page: Page, svg: string): Promise<Buffer> {
	const dataUrl = await page.evaluate(
		async ({ svg, size }) => {
			const picture = new Image();
			picture.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
			await picture.decode();
			const canvas = Object.assign(document.createElement("canvas"), size);
			canvas.getContext("2d")?.drawImage(picture, 0, 0);
			return canvas.toDataURL("image/webp", 0.9);
		},
		{ svg, size: BLOG_PICTURE },
	);
	return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}

async function publish(name: string, picture: Buffer): Promise<void> {
	await writeFile(join(PUBLIC, name), picture);
	console.log(`${name}: ${picture.length} bytes`);
}

const browser = await launchBrowser();
try {
	const page = await browser.newPage();

	const favicon = await readFile(join(PUBLIC, "favicon.svg"), "utf8");
	const small = [];
	for (const size of [16, 32])
		small.push({ size, png: await drawIcon(page, favicon, size, CORNER) });
	await publish("favicon.ico", packIco(small));

	const icon = await readFile(join(SOURCES, "icon.svg"), "utf8");
	await publish("apple-touch-icon.png", await drawIcon(page, icon, 180));
	await publish("icon-192.png", await drawIcon(page, icon, 192, CORNER));
	await publish("icon-512.png", await drawIcon(page, icon, 512, CORNER));
	await publish("icon-maskable-512.png", await drawIcon(page, icon, 512));

	await publish("og-image.jpg", await drawShareImage(page));

	// The pictures of the blog demo's post are sent to a function that takes no SVG.
	await page.goto("about:blank");
	for (const file of await readdir(join(SOURCES, "temp-blog"))) {
		const svg = await readFile(join(SOURCES, "temp-blog", file), "utf8");
		const name = `images/temp-blog/${basename(file, ".svg")}.webp`;
		await publish(name, await drawBlogPicture(page, svg));
	}
} finally {
	await browser.close();
}
