import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What the files of a folder import from above them. */
const importsOf = (folder: string) =>
	globSync(`${folder}/**/*.{ts,tsx}`).flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/"((?:\.\.\/)+[^"]+)"/g)].map(
			([, path = ""]) => ({ file, path }),
		),
	);

it.each([
	["client", "server"],
	["client/form", "quick-analysis"],
	["client/form", "pages"],
])("%s does not import %s", (folder, other) => {
	const found = importsOf(folder);
	expect(found.length).toBeGreaterThan(0);
	expect(
		found.filter(({ path }) =>
			path.replaceAll("../", "").startsWith(`${other}/`),
		),
	).toEqual([]);
});
