import type { Pool } from "pg";
import type { Operator } from "../../shared/operator.ts";
import type { Config } from "../config/config.ts";
import { operatorOf } from "../config/operator.ts";
import { withEnvironment } from "./environment.ts";
import { readSettings } from "./repository.ts";

/** The configuration with the publisher that the environment or the desk names. Not a copy: secrets are not enumerable. */
export const withPublisher = (config: Config, operator: Operator | undefined): Config =>
	Object.create(config, { operator: { value: operator } });

/** Who publishes the site, by the environment and the desk. @throws when the database is away. */
export async function readPublisher(pool: Pool, config: Config): Promise<Operator | undefined> {
	const { settings } = await readSettings(pool, { error() {} });
	return operatorOf(withEnvironment(settings, config).publisher);
}
