import { LRUCache } from "lru-cache";
import { keepTogether } from "./keep-together.ts";
import type { Language } from "./languages.ts";

/** Opening and closing quotation marks, outer and inner. */
const QUOTES: Record<Language, { double: [string, string]; single: [string, string] }> = {
	tr: { double: ["“", "”"], single: ["‘", "’"] },
	de: { double: ["„", "“"], single: ["‚", "‘"] },
	en: { double: ["“", "”"], single: ["‘", "’"] },
};

/** What stands before an opening quotation mark; nothing at the start of a block. */
const BEFORE_OPENING = /^$|[\s([{„“‚‘"'–—/]/u;

/** Turns straight quotation marks and apostrophes into those of a language, text after text of one block. */
export function createQuoter(language: Language) {
	const { double, single } = QUOTES[language];
	let previous = "";
	let inSingle = false;
	const mark = (character: string, next: string): string => {
		const opens = BEFORE_OPENING.test(previous);
		if (character === '"') return double[opens ? 0 : 1];
		if (opens && /\p{L}|\p{N}/u.test(next)) {
			inSingle = true;
			return single[0];
		}
		const closes = inSingle && !/\p{L}/u.test(next);
		if (closes) inSingle = false;
		return closes ? single[1] : "’";
	};
	return {
		quote(text: string): string {
			const characters = [...text];
			return characters
				.map((character, index) => {
					const shown =
						character === '"' || character === "'"
							? mark(character, characters[index + 1] ?? "")
							: character;
					previous = shown;
					return shown;
				})
				.join("");
		},
		/** Something that is no text, such as code, stands here. */
		skip() {
			previous = "x";
		},
	};
}

/** The lines typeset last, about 2 MB: without them typesetting took 7 % of a list of posts. */
const lines = new LRUCache<string, string>({ max: 2_000 });

/** A title or an excerpt as it is shown. */
export function typesetLine(text: string, language: Language): string {
	const key = language + text;
	const line = lines.get(key) ?? keepTogether(createQuoter(language).quote(text));
	lines.set(key, line);
	return line;
}
