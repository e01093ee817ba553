import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { BUILT_PAGES } from "../../client/data.ts";
import { CLIENT_BUILD, loadAssets } from "../../server/site/assets.ts";

/** Bytes, gzip. */
const SCRIPTS = 118_000;
const STYLES = 8_000;
/** Bytes of woff2, which is compressed already. */
const FONTS = 50_000;

const assetsOf = await loadAssets(process.cwd());
const file = (path: string) => readFileSync(CLIENT_BUILD + path);
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

describe.each([...BUILT_PAGES, "not-found"] as const)(
	"%s keeps to its budget",
	(page) => {
		const { preload, styles, fonts } = assetsOf(page);

		it("of scripts", () => {
			const sizes = preload.map((path) => gzipSync(file(path)).length);
			expect(sum(sizes)).toBeLessThanOrEqual(SCRIPTS);
		});

		it("of styles in the document", () => {
			const text = styles.map((style) => style.text).join("");
			expect(gzipSync(text).length).toBeLessThanOrEqual(STYLES);
		});

		it("of fonts", () => {
			expect(fonts).toHaveLength(2);
			expect(sum(fonts.map((path) => file(path).length))).toBeLessThanOrEqual(
				FONTS,
			);
		});
	},
);
