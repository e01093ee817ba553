/**
 * `npm sbom --sbom-format=cyclonedx | node notices.ts <folder>`, of the image's build: writes the
 * software bill of materials and the licences of the packages that are installed here.
 */
import { glob, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { json } from "node:stream/consumers";
import * as v from "valibot";

const packageSchema = v.object({
	name: v.string(),
	version: v.string(),
	license: v.optional(v.string(), "see below"),
});

const bomSchema = v.looseObject({
	components: v.array(v.looseObject({ name: v.string(), version: v.string() })),
});

const LICENCE = /^(licen[cs]e|copying|notice|ofl|third.?party)/i;

/** A package's licence files; without one its README, where sharp's binaries name theirs. */
async function licencesOf(folder: string): Promise<string[]> {
	const files = (await readdir(folder, { withFileTypes: true }))
		.filter((entry) => entry.isFile())
		.map(({ name }) => name);
	const texts = await Promise.all(
		files
			.filter((name) => LICENCE.test(name))
			.map((name) => readFile(path.join(folder, name), "utf8")),
	);
	if (texts.length > 0) return texts;
	const readme = files.find((name) => /^readme/i.test(name));
	if (!readme) return [];
	const text = await readFile(path.join(folder, readme), "utf8");
	const [section] = /^#+ Licen[cs].*/ims.exec(text) ?? [];
	return section ? [section] : [];
}

async function readPackages() {
	const found = new Map<string, string>();
	for await (const file of glob("node_modules/**/package.json")) {
		const folder = path.dirname(file);
		// Other package.json files only set the type of modules.
		if (!/node_modules\/(@[^/]+\/)?[^/]+$/.test(folder)) continue;
		const parsed = v.safeParse(packageSchema, JSON.parse(await readFile(file, "utf8")));
		if (!parsed.success) continue;
		const { name, version, license } = parsed.output;
		const texts = await licencesOf(folder);
		found.set(
			`${name}@${version}`,
			[`${name} ${version}: ${license}`, ...texts].join("\n\n").trim(),
		);
	}
	return found;
}

const folder = process.argv[2] ?? "legal";
const packages = await readPackages();
const bom = v.parse(bomSchema, await json(process.stdin));
bom.components = bom.components.filter(({ name, version }) => packages.has(`${name}@${version}`));
const rule = `\n\n${"-".repeat(80)}\n\n`;
const notices = [...packages].toSorted().map(([, text]) => text);
await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, "sbom.cdx.json"), JSON.stringify(bom));
await writeFile(
	path.join(folder, "third-party-notices.txt"),
	`Vitrin contains these packages, each under its own licence.${rule}${notices.join(rule)}\n`,
);
