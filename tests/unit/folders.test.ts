import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** An import, static, lazy or of types alone, from a relative path, which is a file of this project. */
const IMPORT =
	/(?<type>\bimport type [^"]*)?\b(?:from|import)\s*(?<lazy>\(?)\s*"(?<path>\.[^"?]+)/g;

interface Import {
	file: string;
	target: string;
	/** `import("…")`: loaded later, when both modules have run. */
	lazy: boolean;
	/** `import type`: nothing of it reaches a bundle. */
	type: boolean;
}

/** Files as paths from the project's root. */
const importsOf = (file: string): Import[] =>
	[...readFileSync(file, "utf8").matchAll(IMPORT)].map(({ groups = {} }) => ({
		file,
		target: path.join(path.dirname(file), groups.path ?? ""),
		lazy: groups.lazy === "(",
		type: groups.type !== undefined,
	}));

const files = globSync("{client,server,shared,supabase/functions}/**/*.{ts,tsx}");
const imports = files.flatMap(importsOf);

const show = ({ file, target }: Import) => `${file} imports ${target}`;

/**
 * Client and server from the bottom to the top. A module imports from lower rows and from its own folder,
 * but not from another folder in its row; types may come from anywhere in its half. The most exact entry
 * counts for a file.
 */
const LAYERS = [
	["shared"],
	["client/i18n", "client/layout", "client/theme"],
	["client/analytics", "client/notifications", "client/seo"],
	["client/form"],
	["client/quick-analysis"],
	["client/frame"],
	["client/parts"],
	["client/desk/api"],
	["client/desk/drafts"],
	["client/desk/language"],
	["client/desk/parts"],
	["client/desk/session"],
	["client/desk/frame"],
	["client/desk/trials"],
	[
		"client/desk/accounts",
		"client/desk/leads",
		"client/desk/mails",
		"client/desk/overview",
		"client/desk/posts",
		"client/desk/settings",
		"client/desk/site",
	],
	["client/desk", "client/pages"],
	["client/routes.tsx"],
	["client/data-browser.ts", "client/prefetch.ts"],
	["client/entry-browser.tsx", "client/entry-server.tsx"],
	[
		"server/bearer-token.ts",
		"server/cache.ts",
		"server/error-code.ts",
		"server/html.ts",
		"server/json.ts",
		"server/log.ts",
		"server/problem.ts",
		"server/retry-schedule.ts",
		"server/shared-cache.ts",
		"server/signature.ts",
		"server/subscribers.ts",
	],
	["server/config"],
	["server/database"],
	["server/database/embedded", "server/database/migrations"],
	["server/audit", "server/supabase"],
	["server/mail"],
	["server/blog/markdown", "server/leads"],
	["server/blog/reading"],
	["server/blog/media", "server/blog/publishing", "server/blog/writing"],
	["server/newsletter", "server/settings"],
	["server/site", "server/checks"],
	["server/desk"],
	["server/plugins", "server/operations"],
	["server/app.ts"],
	["server/main.ts"],
];

const places = LAYERS.flatMap((row, level) => row.map((place) => ({ place, level }))).sort(
	(a, b) => b.place.length - a.place.length,
);

const placeOf = (file: string) =>
	places.find(({ place }) => file === place || file.startsWith(`${place}/`));

describe("the folders", () => {
	it("of client and server all have a layer", () => {
		const layered = files.filter((file) => !file.startsWith("supabase/"));
		expect(layered.length).toBeGreaterThan(300);
		expect(layered.filter((file) => !placeOf(file))).toEqual([]);
	});

	it("import downwards only", () => {
		const wrong = imports.filter(({ file, target, type }) => {
			const [from, to] = [placeOf(file), placeOf(target)];
			return !type && from && to && from !== to && to.level >= from.level;
		});
		expect(wrong.map(show)).toEqual([]);
	});

	it.each([
		["client/", "server/"],
		["shared/", "client/"],
		["shared/", "server/"],
		["supabase/", "server/"],
		["supabase/", "client/"],
	])("%s does not import %s", (folder, other) => {
		const found = imports.filter(({ file }) => file.startsWith(folder));
		expect(found.length).toBeGreaterThan(0);
		const wrong = found.filter(({ target }) => target.startsWith(other));
		expect(wrong.map(show)).toEqual([]);
	});

	it("keep a page's load.server.ts from everything but the server's registry", () => {
		const wrong = imports.filter(
			({ file, target, type }) =>
				!type &&
				/\.server\.tsx?$/.test(target) &&
				!/\.server\.tsx?$/.test(file) &&
				!file.startsWith("server/site/"),
		);
		expect(wrong.map(show)).toEqual([]);
	});

	// Biome's noImportCycles also refuses circles through lazy imports, as of the sign-in and the dialog.
	it("have no circle of imports", () => {
		const done = new Set<string>();
		const circles: string[] = [];
		const visit = (file: string, trail: string[]) => {
			const start = trail.indexOf(file);
			if (start >= 0) circles.push([...trail.slice(start), file].join(" → "));
			if (start >= 0 || done.has(file)) return;
			for (const next of imports) {
				if (next.file !== file || next.lazy) continue;
				visit(next.target, [...trail, file]);
			}
			done.add(file);
		};
		for (const file of files) visit(file, []);
		expect(circles).toEqual([]);
	});
});
