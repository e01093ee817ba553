import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const PAGES = globSync(["README.md", "SECURITY.md", "docs/**/*.md", "tests/README.md"]);
/** What names a document in a comment or a message. */
const CODE = globSync([
	"setup",
	"bin/*",
	"docker/**/*.*",
	"docker-compose*.yml",
	"docs/*.{yml,vcl}",
	"{client,server,supabase}/**/*.{ts,tsx}",
]);

const read = (file: string) => readFileSync(file, "utf8");

/** The page without its code blocks, where `#` starts a comment and brackets are no link. */
const proseOf = (file: string) => read(file).replace(/^```[\s\S]*?^```/gm, "");

const headingsOf = (file: string) =>
	[...proseOf(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) =>
		heading.replaceAll("`", ""),
	);

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
	heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N}_ -]/gu, "")
		.replaceAll(" ", "-");

const hasAnchor = (file: string, anchor: string) =>
	headingsOf(file).map(anchorOf).includes(decodeURIComponent(anchor));

test("each relative link of the documents leads to a file and to a heading in it", () => {
	const links = PAGES.flatMap((page) =>
		[...proseOf(page).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
			([link, target = "", anchor]) => ({
				...{ page, link, anchor },
				file: target ? path.join(path.dirname(page), target) : page,
			}),
		),
	);
	expect(links.length).toBeGreaterThan(150);
	const broken = links.filter(
		({ file, anchor }) => !existsSync(file) || (anchor && !hasAnchor(file, anchor)),
	);
	expect(broken.map(({ page, link }) => `${page}: ${link}`)).toEqual([]);
});

test("what names a document in the code, as `docs/page.md (Heading)`, names one that exists", () => {
	const places = CODE.flatMap((file) =>
		[...read(file).matchAll(/(docs\/[\w/-]+\.md)(?: \(([^)]+)\))?/g)].map(
			([place, page = "", heading]) => ({ file, place, page, heading }),
		),
	);
	expect(places.length).toBeGreaterThan(10);
	const broken = places.filter(
		({ page, heading }) =>
			!existsSync(page) || (heading && !headingsOf(page).some((name) => name === heading)),
	);
	expect(broken.map(({ file, place }) => `${file}: ${place}`)).toEqual([]);
});

test.each(["install", "day-to-day", "backup-and-recovery", "scaling", "leads-and-mail"])(
	"the contents on top of docs/%s.md list its tasks",
	(name) => {
		const file = `docs/${name}.md`;
		const contents = [...proseOf(file).matchAll(/^- \[(.+)\]\(#.+\)$/gm)];
		expect(contents.map(([, heading]) => heading)).toEqual(headingsOf(file).slice(1));
	},
);
