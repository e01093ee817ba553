/** What a fetch fails with where no answer came at all, such as without a connection. */
export class NoAnswer extends Error {}

/** Turns whatever a fetch or an import failed with into that. */
export function noAnswer(cause: unknown): never {
	throw new NoAnswer("No answer came", { cause });
}
