/**
 * What Postgres' programs see of the environment: nothing that could redirect them (`PGDATA`) and
 * none of the server's secrets. `LC_ALL` is fixed because the readiness message must be English,
 * and because Postgres on macOS refuses to start without one.
 */
export function postgresEnvironment(): NodeJS.ProcessEnv {
	const { PATH, SystemRoot, TEMP } = process.env;
	return { PATH, SystemRoot, TEMP, LC_ALL: "C" };
}
