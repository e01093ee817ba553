import {
	PASSWORD_BOUNDS,
	type PasswordProblem,
} from "../../../client/desk/api/session.ts";
import { Problem } from "../../problem.ts";

/** zxcvbn's score from 0 to 4; 3 withstands an offline attack on a slow hash (zxcvbn, README). */
const LEAST_SCORE = 3;

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
 * What is wrong with a new password: its length, or that it can be guessed.
 * @param known words that an attacker would try: the account's name and e-mail address.
 */
async function findProblems(
	password: string,
	known: readonly string[],
): Promise<PasswordProblem[]> {
	if ([...password].length < PASSWORD_BOUNDS.least) return ["too_short"];
	// bcrypt ignores what follows.
	if (Buffer.byteLength(password) > PASSWORD_BOUNDS.most) return ["too_long"];
	judge ??= createJudge();
	const words = known.flatMap((word) => [word, ...word.split(/[\s@.]+/)]);
	const { score } = (await judge).check(password, words);
	return score < LEAST_SCORE ? ["too_common"] : [];
}

/** @throws Problem 422 with what is wrong with a new password. */
export async function requireStrong(
	password: string,
	known: readonly string[],
): Promise<void> {
	const problems = await findProblems(password, known);
	if (problems.length === 0) return;
	throw new Problem(422, "The password is too weak", {
		code: "weak_password",
		problems,
	});
}
