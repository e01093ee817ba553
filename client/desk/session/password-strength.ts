import { PASSWORD_BOUNDS } from "../../../shared/desk/session.ts";

/** How strong a password looks; the server also refuses leaked ones. */
export type Strength = { level: "short"; missing: number } | { level: "weak" | "fair" | "good" };

/** Fewer different characters than this make a long password easy to guess. */
const LEAST_DIFFERENT = 6;

/** Characters from which on a password of ordinary words is strong. */
const LONG = 18;

export function strengthOf(password: string): Strength {
	const characters = [...password];
	const missing = PASSWORD_BOUNDS.least - characters.length;
	if (missing > 0) return { level: "short", missing };
	if (new Set(characters).size < LEAST_DIFFERENT) return { level: "weak" };
	const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) =>
		kind.test(password),
	).length;
	return { level: characters.length + 2 * kinds >= LONG ? "good" : "fair" };
}
