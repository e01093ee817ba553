import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync("docs/architecture.md", "utf8");

/** `path` and `path:function` in backticks. */
const places = [
	...page.matchAll(
		/`((?:client|server|supabase|migrations|tests|docker|bin)\/[\w./-]*)(?::(\w+))?`/g,
	),
].map(([, path = "", name = ""]) => ({ path, name }));

test("docs/architecture.md names files, folders and functions that exist", () => {
	expect(places.length).toBeGreaterThan(100);
	const gone = places.filter(
		({ path, name }) => !existsSync(path) || (name && !readFileSync(path, "utf8").includes(name)),
	);
	expect(gone).toEqual([]);
});

test("docs/architecture.md has each section of the specification", () => {
	const specification = readFileSync("docs/specification.md", "utf8");
	const sections = [...specification.matchAll(/^## (§\d)/gm)];
	expect(sections).toHaveLength(9);
	for (const [, section = "?"] of sections) {
		expect(page).toMatch(new RegExp(`^\\| ${section} `, "m"));
	}
});
