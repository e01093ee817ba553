import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };

/** Where an operator reads commands: documents, alert rules, and the texts of alerts. */
const FILES = globSync([
	"README.md",
	"docs/**/*.{md,yml}",
	"server/operations/watch/*.ts",
	"server/leads/alerts.ts",
]);

const found = (pattern: RegExp): Set<string> =>
	new Set(
		FILES.flatMap((file) =>
			[...readFileSync(file, "utf8").matchAll(pattern)].map(
				([, name = ""]) => name,
			),
		),
	);

test("each program that a document or an alert names exists", () => {
	const programs = found(/(?<![\w./-])bin\/([a-z]+)/g);
	expect(programs.size).toBeGreaterThanOrEqual(5);
	const missing = [...programs].filter((name) => !existsSync(`bin/${name}`));
	expect(missing).toEqual([]);
	const scripts = found(/npm run (?:-s )?([\w:]+)/g);
	expect([...scripts].filter((name) => !(name in manifest.scripts))).toEqual(
		[],
	);
});

test("each service that such a command names is in the compose file", () => {
	const compose = readFileSync("docker-compose.yml", "utf8");
	const services = found(
		/docker compose (?:logs(?: --since \d+m)?|restart|up -d --wait(?: --force-recreate)?|exec(?: -T)?) ([a-z\d]+)/g,
	);
	expect(services.size).toBeGreaterThanOrEqual(4);
	const missing = [...services].filter(
		(name) => !compose.includes(`\n  ${name}:\n`),
	);
	expect(missing).toEqual([]);
});
