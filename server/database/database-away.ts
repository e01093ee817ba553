import { DatabaseError } from "pg";

/**
 * Classes of Postgres' error codes that speak of the server and not of the statement: connection
 * exception, insufficient resources, operator intervention (a restart), system error.
 */
const AWAY = ["08", "53", "57", "58"];

/** What pg says, without a code, of connections that broke or could not be made in time. */
const BROKEN =
	/connection terminated|connection error|timeout exceeded when trying to connect|query read timeout|Client was closed/i;

/** Whether an error says that the database cannot be reached, so that trying again later makes sense. */
export function isDatabaseAway(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
	if (error instanceof DatabaseError) {
		return AWAY.some((group) => error.code?.startsWith(group));
	}
	// Errors of sockets and of name resolution name the system call.
	return "syscall" in error || BROKEN.test(error.message);
}
