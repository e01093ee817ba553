import type { SourceAnswer } from "../../../../shared/desk/post-source.ts";

/** A line of more than so many UTF-16 code units is the same in both languages by no coincidence. */
const LONG = 40;

const linesOf = (text: string) => text.split("\n").map((line) => line.trim());

/** The fields of a translation of which at least half of the long lines stand in its source, as it is or was. */
export const untranslatedIn = (post: Texts, { now, seen }: Pick<SourceAnswer, "now" | "seen">) =>
	FIELDS.filter((name) => {
		const source = new Set([now, seen].flatMap((text) => linesOf(text?.[name] ?? "")));
		const lines = linesOf(post[name]).filter(
			(line) => line.length > LONG && !line.startsWith("!["),
		);
		return lines.length > 0 && lines.filter((line) => source.has(line)).length * 2 >= lines.length;
	});

/** Whether the cover's description is the source's: more than one word is the same by no coincidence. */
export const isCoverUntranslated = (alt: string | undefined, source: string | undefined) =>
	alt === source && alt?.trim().includes(" ") === true;

const FIELDS = ["title", "excerpt", "content"] as const;

type Texts = Record<(typeof FIELDS)[number], string>;
