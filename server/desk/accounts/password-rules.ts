import {
	missingCharacters,
	PASSWORD_BOUNDS,
	type PasswordProblem,
} from "../../../shared/desk/session.ts";
import { Problem } from "../../problem.ts";

/** zxcvbn's score from 0 to 4; 3 withstands an offline attack on a slow hash (zxcvbn, README). */
const LEAST_SCORE = 3;

/** Characters besides name, e-mail address and the site's name. */
const LEAST_OWN = 8;

/** Its dictionaries of leaked passwords take 30 ms and some megabytes: loaded with the first password. */
async function createJudge() {
	const { ZxcvbnFactory } = await import("@zxcvbn-ts/core");
	const common = await import("@zxcvbn-ts/language-common");
	return new ZxcvbnFactory({
		dictionary: common.dictionary,
		graphs: common.adjacencyGraphs,
	});
}

let judge: ReturnType<typeof createJudge> | undefined;

/**
 * The faults of a new password: its length, or that it can be guessed.
 * @param known words that an attacker would try: the account's name and e-mail address.
 */
async function findProblems(
	password: string,
	known: readonly string[],
): Promise<PasswordProblem[]> {
	if (missingCharacters(password) > 0) return ["too_short"];
	// bcrypt ignores the bytes after these.
	if (Buffer.byteLength(password) > PASSWORD_BOUNDS.most) return ["too_long"];
	judge ??= createJudge();
	const words = known.flatMap((word) => word.toLowerCase().split(/[\s@.]+/));
	const { score } = (await judge).check(password, words);
	const isOwn = withoutWords(password, words).length >= LEAST_OWN;
	return score >= LEAST_SCORE && isOwn ? [] : ["too_common"];
}

/** zxcvbn rates three known words in a row as a good password. */
const withoutWords = (password: string, words: readonly string[]) =>
	words
		.filter(({ length }) => length > 2)
		.reduce((rest, word) => rest.replaceAll(word, ""), password.toLowerCase());

/** @throws Problem 422 with the faults of a new password. */
export async function requireStrong(password: string, known: readonly string[]): Promise<void> {
	const problems = await findProblems(password, known);
	if (problems.length === 0) return;
	throw new Problem(422, "The password is too weak", {
		code: "weak_password",
		problems,
	});
}
