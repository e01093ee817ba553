import { DatabaseError } from "pg";
import { StartError } from "./start-error.ts";

/** Class of Postgres' error codes: a name or password that is not taken. */
const WRONG_LOGIN = "28";

/** Postgres' error code for what a role has no right to; at the start, to make the queue's tables. */
const NO_RIGHT = "42501";

/** An error of the start in the words of the person who starts the server, where it is the database that refuses its role. */
export function explainRefusal(error: unknown): unknown {
	if (!(error instanceof DatabaseError)) return error;
	if (error.code?.startsWith(WRONG_LOGIN)) {
		return new StartError(
			`The database refuses the login of DATABASE_URL (${error.message}): correct it, or run the migrations, which make the site's role`,
			{ cause: error },
		);
	}
	if (error.code === NO_RIGHT) {
		return new StartError(
			`The role of DATABASE_URL lacks a right (${error.message}): run the migrations of this version (npm run migrate) as the database's owner`,
			{ cause: error },
		);
	}
	return error;
}
