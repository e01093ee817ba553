import { DatabaseError } from "pg";

/**
 * Classes of Postgres' error codes that concern the server and not the statement: connection
 * exception, insufficient resources, operator intervention (a restart), system error.
 */
const AWAY = ["08", "53", "57", "58"];

/** Messages of pg, without a code, about connections that broke or could not be made in time. */
const BROKEN =
	/connection terminated|connection error|timeout exceeded when trying to connect|query read timeout|Client was closed/i;

/** Whether an error means that the database cannot be reached now, so that a retry makes sense. */
export function isDatabaseAway(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
	if (error instanceof DatabaseError) {
		return AWAY.some((group) => error.code?.startsWith(group));
	}
	// Errors of sockets and name resolution name the system call; those of files name a path too.
	const isSocket = "syscall" in error && !("path" in error);
	return isSocket || BROKEN.test(error.message);
}
