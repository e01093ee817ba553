/** `npm run docs:settings`: writes the tables of docs/settings.md from the schema that the server checks its environment with. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { SETTINGS_SECTIONS } from "../../server/config/schema.ts";

export const SETTINGS_PAGE = path.resolve(import.meta.dirname, "../../docs/settings.md");

const START = "<!-- Written by `npm run docs:settings`: change server/config/schema.ts. -->";
const END = "<!-- End of the written part. -->";

type Setting = v.OptionalSchema<v.GenericSchema, unknown>;

const metadataSchema = v.object({
	takes: v.optional(v.string(), "any text"),
	shown: v.optional(v.string()),
	secret: v.optional(v.boolean(), false),
});

function row([name, setting]: [string, Setting]): string {
	const metadata = v.parse(metadataSchema, v.getMetadata(setting.wrapped));
	const usual = setting.default ? `\`${setting.default}\`` : "";
	const description = v.getDescription(setting.wrapped);
	if (!description) throw new Error(`${name} has no description`);
	return `| \`${name}\` | ${metadata.shown ?? usual} | ${metadata.takes} | ${description}${metadata.secret ? ` Or \`${name}_FILE\`.` : ""} |`;
}

const section = ([title, settings]: [string, Record<string, Setting>]) =>
	[
		`## ${title}`,
		"",
		"| variable | default | takes | |",
		"| --- | --- | --- | --- |",
		...Object.entries(settings).map(row),
		"",
	].join("\n");

/** The page with new tables; the text around them is unchanged. */
export function withTables(page: string): string {
	const start = page.indexOf(START);
	const end = page.indexOf(END);
	if (start < 0 || end < start) throw new Error("The page lacks its markers");
	const sections = Object.entries(SETTINGS_SECTIONS).map(section);
	return [page.slice(0, start), [START, "", ...sections].join("\n"), "\n", page.slice(end)].join(
		"",
	);
}

if (import.meta.main) {
	const page = await readFile(SETTINGS_PAGE, "utf8");
	await writeFile(SETTINGS_PAGE, withTables(page));
}
