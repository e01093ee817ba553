import { readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import path from "node:path";
import { Command, Option } from "@commander-js/extra-typings";
import type { Pool } from "pg";
import { type Config, ConfigError, loadConfig } from "../config/config.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { createPool } from "../database/pool.ts";
import { Problem } from "../problem.ts";

/** An error that the operator can fix; the message says how. */
export class OperatorError extends Error {}

/** The running server's installation, as a command sees it. */
export interface Site {
	config: Config;
	pool: Pool;
	/** URL of the running server's database. */
	url: string;
	/**
	 * The name for the audit.
	 * @throws OperatorError when several operators exist and none of them is named.
	 */
	person(): string;
}

/** In the audit. */
const LONGEST_NAME = 100;

/** Runs a command's work and prints its result: a text, or an object as JSON. */
export type Perform = (work: (site: Site) => Promise<string | object>) => Promise<void>;

export interface Person {
	as?: string | undefined;
	login?: string | undefined;
}

export const createProgram = (name: string) =>
	new Command(`bin/${name}`)
		.option("--as <name>", "who runs this; the audit names it (default: your login)")
		// From bin/site: the login on the machine, when the command runs in a container.
		.addOption(new Option("--login <name>").hideHelp())
		.configureHelp({ showGlobalOptions: true });

/** Adds commands to a program. @throws OperatorError or Problem from a command that says what is wrong. */
export type AddCommands = (program: ReturnType<typeof createProgram>, perform: Perform) => void;

/**
 * Runs a program of bin/ with the process' arguments, on the running server's database. Errors that the
 * operator can fix are printed on standard error without a stack.
 */
export async function runProgram(name: string, addCommands: AddCommands): Promise<void> {
	const program = createProgram(name);
	addCommands(program, (work) => withSite(name, program.opts(), work));
	try {
		await program.parseAsync();
	} catch (error) {
		process.exitCode = 1;
		if (
			error instanceof OperatorError ||
			error instanceof ConfigError ||
			error instanceof Problem
		) {
			console.error(error.message);
		} else if (isDatabaseAway(error)) {
			console.error(
				"The database cannot be reached: is the server running? Its embedded database runs only while it does.",
			);
		} else {
			throw error;
		}
	}
}

export const print = (result: string | object): string =>
	typeof result === "string" ? result : JSON.stringify(result, null, 2);

async function withSite(name: string, said: Person, work: Parameters<Perform>[0]): Promise<void> {
	const config = loadConfig(process.env);
	const url = await findDatabase(config);
	const pool = createPool({
		connectionString: url,
		application_name: `vitrin ${name}`,
		connectionTimeoutMillis: 5_000,
		max: 1,
	});
	try {
		const person = () => nameForAudit(said, config.operators);
		const result = await work({ config, pool, url, person });
		const text = print(result);
		process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
	} finally {
		await pool.end();
	}
}

/**
 * --as, or the only operator, or the login.
 * @param operators the allowed names; an empty list allows every name.
 * @throws OperatorError when several operators exist and none of them is named, and for a name that the audit cannot take.
 */
export function nameForAudit({ as, login }: Person, operators: readonly string[]): string {
	if (operators.length === 0) {
		const name = (as ?? login ?? userInfo().username).trim();
		if (name !== "" && name.length <= LONGEST_NAME) return name;
		throw new OperatorError(`--as takes a name of 1 to ${LONGEST_NAME} characters`);
	}
	if (as === undefined && operators.length === 1) return operators[0] ?? "";
	const person = as ?? login ?? "";
	if (operators.includes(person)) return person;
	throw new OperatorError(`--as takes one of OPERATORS: ${operators.join(", ")}`);
}

/**
 * The URL of the running server's database: DATABASE_URL, or the URL of the embedded database, which
 * the server writes into its data folder.
 * @throws OperatorError when there is no such file.
 */
export async function findDatabase(config: Config): Promise<string> {
	if (config.databaseUrl) return config.databaseUrl;
	const file = path.resolve(config.dataDir, "database-url");
	try {
		return (await readFile(file, "utf8")).trim();
	} catch (cause) {
		throw new OperatorError(
			`There is no ${file}: run this where the server runs, with its DATA_DIR or DATABASE_URL`,
			{ cause },
		);
	}
}
