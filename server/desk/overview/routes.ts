import type { FastifyInstance } from "fastify";
import type { OverviewAnswer } from "../../../shared/desk/overview.ts";
import { FOR_OWNERS, signedIn } from "../guard.ts";
import { readChecklist } from "./checklist.ts";
import { readPages, readWeekFigures, readWeeks } from "./figures.ts";
import { readTasks } from "./tasks.ts";

/** The state of the site, without personal data, for owners. */
export async function overviewRoutes(app: FastifyInstance): Promise<void> {
	const { pool, config } = app;

	app.get("/overview", FOR_OWNERS, async (request): Promise<OverviewAnswer> => {
		const { timeZone } = signedIn(request).account;
		const [tasks, figures, weeks, pages, checklist] = await Promise.all([
			readTasks(app),
			readWeekFigures(pool),
			readWeeks(pool, timeZone),
			readPages(pool),
			readChecklist(pool, config, app.settings.operator()),
		]);
		return { tasks, ...figures, weeks, pages, checklist };
	});
}
