import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PHONE, SMALL_PHONE, TABLET, TWO_PANES } from "../../client/layout/breakpoints.ts";

const ofSite = (pattern: string) =>
	globSync(pattern).filter((file) => !file.startsWith("client/desk/"));
const read = (file: string) => readFileSync(file, "utf8");

/** The classes of every page: those that client/layout/ and the site's base define. */
const shared = new Set(
	[...ofSite("client/layout/*.css"), "client/theme/base.css"]
		.map((file) => read(file).replace(/\/\*[\s\S]*?\*\//g, ""))
		.flatMap((css) => [...css.matchAll(/\.([a-z][a-z-]*)(?=[^{};]*\{)/g)])
		.map(([, name]) => name ?? ""),
);

/** The value of each className: what stands in quotes, and a template's words without its expressions. */
const used = ofSite("client/**/*.tsx").flatMap((file) =>
	[...read(file).matchAll(/\b(?:className|layout)=(?:"([^"]*)"|\{`([^`]*)`)/g)].map(
		([, text, template = ""]) => ({
			file,
			names: (text ?? template.replace(/\$\{[^}]*\}/g, "")).split(/\s+/).filter(Boolean),
		}),
	),
);

it("defines each class that a component names", () => {
	expect(used.length).toBeGreaterThan(200);
	const unknown = used.flatMap(({ file, names }) =>
		names.filter((name) => !shared.has(name)).map((name) => `${file}: ${name}`),
	);
	expect(unknown).toEqual([]);
});

it("defines no class that nothing names", () => {
	const texts = ofSite("client/**/*.{ts,tsx}").flatMap((file) =>
		read(file).match(/"[^"\n]*"|`[^`]*`/g),
	);
	const words = new Set(texts.flatMap((text) => text?.match(/[a-z][a-z-]*/g)));
	expect([...shared].filter((name) => !words.has(name))).toEqual([]);
});

it("takes widths from client/layout/breakpoints.css alone", () => {
	const wrong = ofSite("client/**/*.css").filter(
		(file) => !file.endsWith("/breakpoints.css") && /@media[^{]*(?<!-)\bwidth\b/.test(read(file)),
	);
	expect(wrong).toEqual([]);
});

it("has equal widths for stylesheets and scripts", () => {
	const css = read("client/layout/breakpoints.css");
	expect(css).toContain(`--small-phone ${SMALL_PHONE};`);
	expect(css).toContain(`--phone ${PHONE};`);
	expect(css).toContain(`--tablet ${TABLET};`);
	expect(css).toContain(`--two-panes ${TWO_PANES};`);
});
