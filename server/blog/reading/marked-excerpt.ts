import type { BlogPost, MarkedText } from "../../../shared/blog-post.ts";
import { foldCase } from "../../../shared/fold-case.ts";

/** Characters of an excerpt that is cut from a post's text; about three lines of a card. */
const LENGTH = 180;

/** Characters before the first match. */
const LEAD_IN = 50;

/** A shorter word matches only if it is the whole term. */
const SHORT = 3;

/**
 * The last letter of a word of this length or longer may differ, as in stems (company and compani, istek
 * and isteği).
 */
const LONG = 5;

const WORDS = /[\p{L}\p{N}]+/gu;

/**
 * The text that a search shows for a post: its excerpt if that has a match, otherwise the passage with the
 * most terms.
 * @param terms stems and words without accents, as the search returns them.
 */
export function markExcerpt(
	{ excerpt, content }: Pick<BlogPost, "excerpt" | "content">,
	terms: readonly string[],
): MarkedText[] {
	if (findMatches(excerpt, terms).length > 0) return mark(excerpt, terms);
	const text = plainText(content);
	const best = bestStart(findMatches(text, terms));
	return mark(best === undefined ? excerpt : cut(text, best), terms);
}

interface Match {
	start: number;
	end: number;
	term: string;
}

function findMatches(text: string, terms: readonly string[]): Match[] {
	return Array.from(text.matchAll(WORDS)).flatMap(({ 0: word, index }) => {
		const folded = withoutAccents(word);
		const term = terms.find((candidate) => isMatch(folded, candidate));
		return term ? [{ start: index, end: index + word.length, term }] : [];
	});
}

function isMatch(word: string, term: string): boolean {
	if (term.length < SHORT) return word === term;
	return word.startsWith(term.length < LONG ? term : term.slice(0, -1));
}

const withoutAccents = (word: string): string =>
	foldCase(word).normalize("NFD").replace(/\p{M}/gu, "");

/** The first match in the passage with the most different terms. */
function bestStart(matches: readonly Match[]): number | undefined {
	let best: { start: number; count: number } | undefined;
	/** Where each term was found last, up to the end of the passage. */
	const lastPlaces = new Map<string, number>();
	let next = 0;
	for (const [index, { start, term }] of matches.entries()) {
		for (; next < matches.length; next += 1) {
			const match = matches[next];
			if (!match || match.end - start >= LENGTH - LEAD_IN) break;
			lastPlaces.set(match.term, next);
		}
		if (!best || lastPlaces.size > best.count) best = { start, count: lastPlaces.size };
		if (lastPlaces.get(term) === index) lastPlaces.delete(term);
	}
	return best?.start;
}

/** A piece of a text around a place, from word to word. */
function cut(text: string, at: number): string {
	const from = Math.max(0, at - LEAD_IN);
	const start = from === 0 ? 0 : text.indexOf(" ", from) + 1;
	if (start + LENGTH >= text.length) return `${start ? "… " : ""}${text.slice(start)}`;
	const end = text.lastIndexOf(" ", start + LENGTH);
	return `${start ? "… " : ""}${text.slice(start, end)} …`;
}

function mark(text: string, terms: readonly string[]): MarkedText[] {
	const pieces: MarkedText[] = [];
	let end = 0;
	for (const match of findMatches(text, terms)) {
		pieces.push({ text: text.slice(end, match.start), isMatch: false });
		pieces.push({ text: text.slice(match.start, match.end), isMatch: true });
		end = match.end;
	}
	pieces.push({ text: text.slice(end), isMatch: false });
	return pieces.filter((piece) => piece.text !== "");
}

/**
 * Markdown as one paragraph to read: no code, no tables, no URLs, no marks; " · " between its blocks. No pattern
 * reads a character more than a few times, since a search does this in the process that answers everybody.
 */
function plainText(markdown: string): string {
	return markdown
		.replace(/^```[\s\S]*?^```/gm, " ")
		.replace(/!?\[([^[\]]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, "$1")
		.replace(/^[ \t]*\|.*$/gm, "\n")
		.replace(/^[ \t]*(?:#+|>|[-*+]|\d+\.)[ \t]+(?:\[[ x]\][ \t]+)?(.*)$/gm, "\n\n$1\n\n")
		.replace(/\*\*|`|\\(?=\W)/g, "")
		.split(/\n\s*\n/)
		.map((block) => block.replace(/\s+/g, " ").trim())
		.filter(Boolean)
		.join(" · ")
		.replace(/([.!?:…”]) · /g, "$1 ");
}
