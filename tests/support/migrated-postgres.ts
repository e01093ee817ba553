import { startEmbeddedPostgres } from "../../server/database/embedded/start.ts";
import { migrate } from "../../server/database/migrations/migrate.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A migrated Postgres in a folder of its own. */
export async function startMigratedPostgres() {
	await using stack = new AsyncDisposableStack();
	const { path: dataDir } = stack.use(await temporaryFolder());
	const postgres = await startEmbeddedPostgres({
		dataDir,
		log: { debug() {}, info() {}, warn: console.warn, error: console.error },
	});
	stack.defer(() => postgres.stop());
	await migrate(postgres.url);
	const owned = stack.move();
	return {
		url: postgres.url,
		dataDir,
		[Symbol.asyncDispose]: () => owned.disposeAsync(),
	};
}
