import type { Pool } from "pg";
import { LAUNCH_CHECKS, type OverviewAnswer } from "../../../shared/desk/overview.ts";
import type { Operator } from "../../../shared/operator.ts";
import { readVerifiedAge } from "../../checks/backup.ts";
import { examine } from "../../checks/rules.ts";
import { readTried } from "../../checks/tried.ts";
import type { Config } from "../../config/config.ts";
import { withPublisher } from "../../settings/publisher.ts";

/**
 * The steps that are left before visitors see the site.
 * @returns an empty list when everything is done.
 */
export async function readChecklist(
	pool: Pool,
	config: Config,
	operator: Operator | undefined,
): Promise<OverviewAnswer["checklist"]> {
	const settings = withPublisher(config, operator);
	const [tried, age] = await Promise.all([readTried(pool, config), readVerifiedAge(pool)]);
	// The embedded database has no bin/backup: its folder is copied.
	const backup = config.supabase && { embedded: false, age };
	const findings = await examine({ settings, tried, ...(backup && { backup }) });
	const list = LAUNCH_CHECKS.map((check) => ({
		check,
		findings: findings.filter((finding) => finding.check === check),
	}))
		.filter(({ findings }) => findings.length > 0)
		.map(({ check, findings }) => ({
			check,
			done: findings.every(({ verdict }) => verdict !== "open"),
			missing: findings.flatMap(({ missing = [] }) => missing),
			...(check === "second_factor" && {
				factor: { roles: config.desk?.secondFactor ?? [], without: tried.withoutFactor },
			}),
		}));
	return list.some(({ done }) => !done) ? list : [];
}
