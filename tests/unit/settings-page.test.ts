import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environmentSchema } from "../../server/config/schema.ts";
import { SETTINGS_PAGE, withTables } from "../../tools/docs/settings.ts";

const page = readFileSync(SETTINGS_PAGE, "utf8");

test("docs/settings.md is what `npm run docs:settings` writes", () => {
	expect(page).toBe(withTables(page));
	for (const name of Object.keys(environmentSchema.entries)) {
		expect(page).toContain(`\n| \`${name}\` |`);
	}
});

test("docs/settings.md has each variable of the compose files", () => {
	const files = globSync("docker-compose*.yml");
	const used = files.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name),
	);
	expect(used.length).toBeGreaterThan(30);
	expect(used.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
