import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const drawingsIn = (files: string[]) =>
	new Set(
		files.flatMap((file) => readFileSync(file, "utf8").match(/\/images\/[a-z/-]+\.svg/g) ?? []),
	);

// A case study's drawing is its own on every page: its path is put together from the slug.
it("every page, and the blog's posts, have drawings of their own", () => {
	const owners = [
		...globSync("client/pages/*").map((page) => globSync(`${page}/**/*.tsx`)),
		["supabase/seed.sql"],
	].flatMap((files) => [...drawingsIn(files)]);
	const twice = owners.filter((drawing, at) => owners.indexOf(drawing) !== at);
	expect(owners).not.toEqual([]);
	expect(twice).toEqual([]);
});
