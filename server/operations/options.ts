import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { closest, distance } from "fastest-levenshtein";

/** An error that the operator can fix; the message says how. */
export class OperatorError extends Error {}

/**
 * Reads the options and words of a command.
 * @throws OperatorError that says what is wrong, with the option that an unknown one is nearest to.
 */
export function readOptions<T extends ParseArgsOptionsConfig>(
	args: string[],
	options: T,
) {
	const known = Object.keys(options);
	const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
	for (const token of tokens) {
		if (token.kind !== "option" || known.includes(token.name)) continue;
		const names = known.map((name) => `--${name}`);
		throw unknown("option", token.rawName, names);
	}
	try {
		return parseArgs({ args, options, allowPositionals: true });
	} catch (cause) {
		const message = cause instanceof Error ? cause.message : String(cause);
		throw new OperatorError(`${message}; see --help`, { cause });
	}
}

/** The error about an unknown word; it names the nearest known one. */
export function unknown(
	what: "command" | "option",
	word: string,
	known: readonly string[],
): OperatorError {
	const near = closest(word, [...known]);
	const isNear = distance(word, near) <= Math.max(2, word.length / 3);
	const hint = isNear ? `: did you mean ${near}?` : "; see --help";
	return new OperatorError(`There is no ${what} ${word}${hint}`);
}
