import { DatabaseError } from "pg";
import { StartError } from "./start-error.ts";

/** Class of Postgres' error codes: wrong name or password. */
const WRONG_LOGIN = "28";

/** Postgres' error code for a missing right; at the start, the right to create the queue's tables. */
const NO_RIGHT = "42501";

/** Explains an error at the start to the operator if the database refuses the server's role; returns other errors unchanged. */
export function explainRefusal(error: unknown): unknown {
	if (!(error instanceof DatabaseError)) return error;
	if (error.code?.startsWith(WRONG_LOGIN)) {
		return new StartError(
			`The database refuses the login of DATABASE_URL (${error.message}): correct it, or run the migrations (npm run migrate), which create the site's role`,
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
