import type { Pool } from "pg";
import type { LaunchCheck, OverviewAnswer } from "../../../shared/desk/overview.ts";
import type { Operator } from "../../../shared/operator.ts";
import type { Config } from "../../config/config.ts";
import { missingIdentity } from "../../config/operator.ts";
import { readRow } from "../../database/rows.ts";

const TRIED = `
select exists (select from private.lead_attempts where error is null) as webhook,
	exists (select from private.mails where state = 'sent') as mail,
	exists (select from private.backups) as backup,
	coalesce((
		select totp_secret is not null from private.accounts where role = 'owner' order by created_at limit 1
	), false) as "secondFactor"`;

/**
 * The settings and checks that the site needs before visitors see it; `bin/doctor` uses the same rules.
 * @returns an empty list when everything is done.
 */
export async function readChecklist(
	pool: Pool,
	config: Config,
	operator: Operator | undefined,
): Promise<OverviewAnswer["checklist"]> {
	const tried = await readRow<Record<"webhook" | "mail" | "backup" | "secondFactor", boolean>>(
		pool,
		TRIED,
	);
	const missing = missingIdentity({ ...config, operator });
	const identity = missing.filter((name) => name.startsWith("OPERATOR_"));
	const privacy = missing.filter((name) => !name.startsWith("OPERATOR_"));
	const list: OverviewAnswer["checklist"] = [
		missingSettings("identity", identity),
		missingSettings("privacy", privacy),
		missingSettings("site_url", config.siteUrl.startsWith("https:") ? [] : ["SITE_URL"]),
		{
			check: "webhook",
			done: tried.webhook,
			missing: config.webhookUrl ? [] : [["QUICK_ANALYSIS_WEBHOOK_URL"]],
		},
		{
			check: "mail",
			done: tried.mail,
			missing: config.smtpUrl ? [] : [["SMTP_URL"], ["MAIL_FROM"]],
		},
		// The embedded database has no bin/backup: its folder is copied.
		...(config.supabase ? [done("backup", tried.backup)] : []),
		{
			...done("second_factor", tried.secondFactor),
			roles: config.desk?.secondFactor ?? [],
		},
	];
	return list.some((item) => !item.done) ? list : [];
}

const done = (check: LaunchCheck, isDone: boolean) => ({
	check,
	done: isDone,
	missing: [],
});

/** @param missing the settings that have no value yet; "A or B" where one of them is enough. */
const missingSettings = (check: LaunchCheck, missing: string[]) => ({
	check,
	done: missing.length === 0,
	missing: missing.map((names) => names.split(" or ")),
});
