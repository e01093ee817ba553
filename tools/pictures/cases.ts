/**
 * Draws the share image of each case study, its drawing with the client's name, and writes it
 * beside the drawing, where both are committed. Works offline;
 * run it after a change to a drawing:
 *
 *     node tools/pictures/cases.ts
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CASES } from "../../client/pages/cases/list.ts";
import { launchBrowser } from "../../tests/support/chromium.ts";

const FOLDER = join(import.meta.dirname, "../../client/public/images/cases");
const TYPEFACE = join(
	import.meta.dirname,
	"../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
);

const browser = await launchBrowser();
try {
	const page = await browser.newPage({
		viewport: { width: 1200, height: 630 },
	});
	const typeface = await readFile(TYPEFACE, "base64");
	for (const { slug, company } of CASES) {
		const svg = await readFile(join(FOLDER, `${slug}.svg`), "utf8");
		await page.setContent(
			`<style>
				@font-face {
					font-family: Bricolage;
					font-weight: 200 800;
					src: url(data:font/woff2;base64,${typeface});
				}
				body { margin: 0; background: #0b1517; overflow: hidden; }
				svg { display: block; margin: -22px auto 0; width: 1030px; height: auto; }
				p {
					position: absolute;
					right: 0;
					bottom: 0;
					left: 0;
					padding: 0 64px;
					background: #0b1517;
					color: #f6f1e6;
					font: 650 44px / 104px Bricolage;
				}
			</style>${svg}<p>${company}</p>`,
		);
		await page.evaluate(async () => {
			await Promise.all(Array.from(document.fonts, (face) => face.load()));
		});
		const picture = await page.screenshot({ type: "jpeg", quality: 86 });
		await writeFile(join(FOLDER, `${slug}.jpg`), picture);
		console.log(`${slug}.jpg: ${picture.length} bytes`);
	}
} finally {
	await browser.close();
}
