import { Client } from "pg";
import { parseLead } from "../../client/form/submission.ts";
import { createDatabase } from "./database.ts";
import { SUBMISSION, startLeadsApp } from "./leads-app.ts";
import { startWebhookReceiver } from "./webhook-receiver.ts";

/** A lead; those with other fields are other leads. */
export function leadWith(fields: Partial<typeof SUBMISSION> = {}) {
	const result = parseLead({ ...SUBMISSION, ...fields });
	if ("problems" in result) throw new Error("The submission is wrong");
	return result.lead;
}

/** The leads' part of the server with a receiver that is its quick-analysis webhook. */
export async function startLeadServer(
	options: Partial<Parameters<typeof startLeadsApp>[0]> = {},
) {
	await using stack = new AsyncDisposableStack();
	const database = await createDatabase();
	stack.defer(database.drop);
	const receiver = stack.use(await startWebhookReceiver());
	const sql = new Client(database.url);
	await sql.connect();
	stack.defer(() => sql.end());
	const log: string[] = [];
	const app = await startLeadsApp({
		...options,
		databaseUrl: database.url,
		onLog: (line) => log.push(line),
		environment: {
			QUICK_ANALYSIS_WEBHOOK_URL: `${receiver.url}/hook`,
			...options.environment,
		},
	});
	stack.defer(() => app.close());
	const owned = stack.move();
	return {
		app,
		receiver,
		sql,
		log,
		databaseUrl: database.url,
		async rows<T extends object>(query: string): Promise<T[]> {
			return (await sql.query<T>(query)).rows;
		},
		[Symbol.asyncDispose]: () => owned.disposeAsync(),
	};
}
