/**
 * Computes the faces that stand in until the fonts are there, so that nothing moves when they come,
 * and writes them to client/theme/fallback-fonts.css. The site's own Turkish and German copy is
 * measured in each font as Chromium shapes it: size-adjust makes both equally wide, the overrides
 * make their lines equally high (https://drafts.csswg.org/css-fonts-5/#descdef-font-face-size-adjust).
 * Run it after tools/fonts/subset.py, on a machine with Arial or Liberation Sans, which has the
 * widths of Arial; npm fetches Roboto:
 *
 *     node tools/fonts/fallbacks.ts && npm run format
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { de } from "../../client/pages/home/de.ts";
import { tr } from "../../client/pages/home/tr.ts";
import { launchBrowser } from "../../tests/support/chromium.ts";

const THEME = join(import.meta.dirname, "../../client/theme");

const ROBOTO = "@fontsource-variable/roboto@5.3.0";

/** Arial is on Windows, macOS and iOS, its twin Liberation Sans on most Linux, Roboto on Android. */
const SYSTEM_FONTS = {
	Arial: {
		regular: ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"],
		bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"],
	},
	Roboto: {
		regular: ["Roboto", "Roboto-Regular"],
		bold: ["Roboto Bold", "Roboto-Bold", "Roboto"],
	},
};

/** `at` is the weight that the style sheets use most within `weights`. */
const FACES = [
	{ family: "Bricolage", cut: "bold", weights: "400 800", at: 650 },
	{ family: "Instrument", cut: "regular", weights: "400", at: 400 },
	{ family: "Instrument", cut: "regular", weights: "500", at: 500 },
	{ family: "Instrument", cut: "bold", weights: "600 700", at: 600 },
] as const;

const FILES = {
	Bricolage: "fonts/bricolage-grotesque.woff2",
	Instrument: "fonts/instrument-sans.woff2",
};

interface Measure {
	/** Width of all the text at 1000 px, in px. */
	width: number;
	/** Height of a line at 1000 px, in px. */
	ascent: number;
	descent: number;
}

const TEXT = [...sentences(tr), ...sentences(de)];

function sentences(copy: unknown): string[] {
	if (typeof copy === "string") return [copy];
	return typeof copy === "object" && copy ? Object.values(copy).flatMap(sentences) : [];
}

async function addFont(page: Page, family: string, file: string) {
	const font = (await readFile(file)).toString("base64");
	await page.addStyleTag({
		content: `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }`,
	});
}

/** @throws where the machine lacks the font. */
function measure(page: Page, family: string, weight: number): Promise<Measure> {
	return page.evaluate(
		async ({ family, weight, text }) => {
			const font = `${weight} 1000px ${family}`;
			await document.fonts.load(font, "aĞ");
			const context = document.createElement("canvas").getContext("2d");
			if (!context) throw new Error("No canvas");
			context.font = `${font}, monospace`;
			if (context.measureText("ii").width === context.measureText("mm").width)
				throw new Error(`${family} is missing`);
			const lines = text.map((line) => context.measureText(line));
			return {
				width: lines.reduce((sum, { width }) => sum + width, 0),
				ascent: lines[0]?.fontBoundingBoxAscent ?? 0,
				descent: lines[0]?.fontBoundingBoxDescent ?? 0,
			};
		},
		{ family, weight, text: TEXT },
	);
}

function face(
	family: string,
	weights: string,
	locals: string[],
	own: Measure,
	fallback: Measure,
): string {
	const scale = own.width / fallback.width;
	const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
	return `@font-face {
	font-family: "${family}";
	font-weight: ${weights};
	src:
${locals.map((name) => `\t\tlocal("${name}")`).join(",\n")};
	size-adjust: ${percent(scale)};
	ascent-override: ${percent(own.ascent / 1000 / scale)};
	descent-override: ${percent(own.descent / 1000 / scale)};
	line-gap-override: 0%;
}
`;
}

const folder = await mkdtemp(join(tmpdir(), "roboto-"));
const browser = await launchBrowser();
try {
	execFileSync("npm", ["pack", "--silent", ROBOTO], { cwd: folder });
	execFileSync("sh", ["-c", "tar -xzf *.tgz"], { cwd: folder });
	const page = await browser.newPage();
	await addFont(page, "Bricolage", join(THEME, FILES.Bricolage));
	await addFont(page, "Instrument", join(THEME, FILES.Instrument));
	await addFont(page, "Roboto", join(folder, "package/files/roboto-latin-wght-normal.woff2"));
	let css = "/* Written by tools/fonts/fallbacks.ts. */\n";
	for (const [system, names] of Object.entries(SYSTEM_FONTS)) {
		for (const { family, cut, weights, at } of FACES) {
			css += face(
				`${family} like ${system}`,
				weights,
				names[cut],
				await measure(page, family, at),
				await measure(page, system, cut === "bold" ? 700 : 400),
			);
		}
	}
	await writeFile(join(THEME, "fallback-fonts.css"), css);
} finally {
	await browser.close();
	await rm(folder, { recursive: true });
}
