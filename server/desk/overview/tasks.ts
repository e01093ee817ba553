import type { FastifyInstance } from "fastify";
import type { Task } from "../../../shared/desk/overview.ts";
import { readRow } from "../../database/rows.ts";
import { readFigures } from "../../leads/figures.ts";
import { webhookUrls } from "../../leads/forms.ts";

const COUNTS = `
select (count(*) filter (where inbox = 'open' and due_at <= now()))::integer as overdue,
	(count(*) filter (where inbox = 'suspicious'))::integer as suspicious,
	(count(*) filter (where inbox = 'open' and state = 'failed'))::integer as failed
from private.leads where inbox in ('open', 'suspicious')`;

/** The tasks that need a person now, the most urgent first. */
export async function readTasks(app: FastifyInstance): Promise<Task[]> {
	const { overdue, suspicious, failed } = await readRow<
		Record<"overdue" | "suspicious" | "failed", number>
	>(app.pool, COUNTS);
	const sources = [...webhookUrls(app.config).keys()];
	const { waiting, unrouted, isHeld } = await readFigures(app.pool, sources);
	const tasks: Task[] = [
		{ kind: "overdue", count: overdue },
		{ kind: "failed", count: failed },
		{ kind: "held", count: isHeld ? waiting.count : 0 },
		{ kind: "no_webhook", count: unrouted.count },
		{ kind: "suspicious", count: suspicious },
	];
	const leads = tasks.filter((task) => "count" in task && task.count > 0);
	return [...leads, ...(await readTroubles(app))];
}

/** The parts of the installation that do not work (operations/watch). */
async function readTroubles(app: FastifyInstance): Promise<Task[]> {
	const parts = await app.readParts();
	return parts
		.filter(({ trouble }) => trouble !== undefined)
		.map(({ name, figures }): Task => {
			const { backup_age_seconds: age, disk_free_bytes: free } = figures;
			if (age !== undefined) {
				return { kind: "backup", hours: Math.floor(age / 3600) };
			}
			if (free !== undefined) return { kind: "disk", free };
			return { kind: "part", part: name };
		});
}
