import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { commandsOf, hasCommands, parseCommand } from "../support/parse-command.ts";

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
			[...readFileSync(file, "utf8").matchAll(pattern)].map(([, name = ""]) => name),
		),
	);

test("each program that a document or an alert names exists", () => {
	const programs = found(/(?<![\w./-])bin\/([a-z]+)/g);
	expect(programs.size).toBeGreaterThanOrEqual(5);
	const missing = [...programs].filter((name) => !existsSync(`bin/${name}`));
	expect(missing).toEqual([]);
	const scripts = found(/npm run (?:-s )?([\w:]+)/g);
	expect([...scripts].filter((name) => !(name in manifest.scripts))).toEqual([]);
});

test("each service that such a command names is in the compose file", () => {
	const compose = readFileSync("docker-compose.yml", "utf8");
	const services = found(
		/docker compose (?:logs(?: --since \d+m)?|restart|up -d --wait(?: --force-recreate)?|exec(?: -T)?) ([a-z\d]+)/g,
	);
	expect(services.size).toBeGreaterThanOrEqual(4);
	const missing = [...services].filter((name) => !compose.includes(`\n  ${name}:\n`));
	expect(missing).toEqual([]);
});

/** What stands in the documents' commands for something else. */
const EXAMPLES: Record<string, string> = {
	id: "3f2c1a9e-8f6b-4f0e-9d2a-5a1f0b7c6d5e",
	email: "ayse@firma.com",
};

/** The words of a shell's command, without their quotes. */
const wordsOf = (text: string) =>
	(text.match(/'[^']*'|"[^"]*"|[^\s'"]+/g) ?? []).map((word) => word.replace(/^['"]|['"]$/g, ""));

/** The commands of bin/ in the code of the documents. */
function documentedCommands() {
	return FILES.filter((file) => file.endsWith(".md")).flatMap((file) => {
		const text = readFileSync(file, "utf8").replace(
			/<(\w+)>…?/g,
			(_, name) => EXAMPLES[name] ?? name,
		);
		const code = text.match(/^```sh\n[\s\S]*?^```|`[^`\n]+`/gm) ?? [];
		const found = /(?<![\w./-])bin\/([a-z]+)((?: [^#&;>|`\n]*)*)/g;
		return [...code.join("\n").matchAll(found)].map(([, program = "", rest = ""]) => ({
			...{ file, program },
			words: wordsOf(rest),
		}));
	});
}

/** @returns what the program would say against its arguments. */
async function objection(program: string, words: string[]): Promise<unknown> {
	if (hasCommands(program)) {
		// One word is named in a sentence, without what it takes.
		return words.length > 1
			? parseCommand(program, words).catch((error: unknown) => error)
			: words.find((word) => !["--help", ...commandsOf(program)].includes(word));
	}
	const source = [`bin/${program}`, `server/operations/${program}.ts`]
		.filter((file) => existsSync(file))
		.map((file) => readFileSync(file, "utf8"))
		.join("");
	const named = words.filter((word) => /^--|^[A-Z_]{6,}$/.test(word));
	return named.find((word) => !source.includes(word));
}

test("each documented command is one that its program takes", async () => {
	const commands = documentedCommands();
	expect(commands.length).toBeGreaterThanOrEqual(80);
	const objections = await Promise.all(
		commands.map(async ({ file, program, words }) => ({
			...{ file, program, words },
			objection: await objection(program, words),
		})),
	);
	expect(objections.filter(({ objection }) => objection)).toEqual([]);
});
