import type { Config } from "../config/config.ts";
import type { Hold } from "../leads/hold.ts";
import { type Backup, judgeBackup } from "./backup.ts";
import {
	type DatabaseReading,
	judgeDatabaseClock,
	judgeMigrations,
	judgeReach,
	judgeRole,
} from "./database.ts";
import { type Disk, judgeFreeSpace } from "./disk.ts";
import type { Finding, Result } from "./finding.ts";
import { judgeHold } from "./hold.ts";
import { checkMailServer, checkWebhook, type Network } from "./receivers.ts";
import {
	judgeEnvironment,
	judgeIdentity,
	judgeMailSetting,
	judgePrivacy,
	judgeRisks,
	judgeSiteUrl,
	judgeWebhook,
} from "./settings.ts";
import { judgeAnswer, judgeParts, judgeProxy, judgeSiteClock, type SiteReading } from "./site.ts";
import {
	judgeLines,
	judgeNames,
	judgeValues,
	readStackFile,
	type StackFile,
} from "./stack-file.ts";
import {
	judgeLeadMail,
	judgeSecondFactor,
	judgeTriedMail,
	judgeTriedWebhook,
	type Tried,
} from "./tried.ts";

/** The input of the rules. A reader gives the facts that it can see; the rules about them run. */
export interface Facts {
	/** The text of .env, before anything uses it: bin/check. */
	file: StackFile;
	/** The variables of this process: the start, bin/doctor. */
	environment: NodeJS.ProcessEnv;
	/** The settings, once they are valid: the start, bin/doctor, the desk. */
	settings: Config;
	/** The features that have worked once, from the database: bin/doctor, the desk. */
	tried: Tried;
	backup: Backup;
	/** Absent while leads and mails leave: bin/doctor. */
	hold: Hold;
	/** The rest needs the running site or the network: bin/doctor. */
	site: SiteReading;
	database: DatabaseReading;
	network: Network;
	disk: Disk;
}

/** All that the installation must fulfil, in the order in which findings are shown. */
const RULES = [
	rule("lines", "file", judgeLines),
	rule("names", "file", judgeNames),
	rule("values", "file", judgeValues),

	rule("settings", "environment", judgeEnvironment),
	rule("settings", "settings", judgeRisks),
	rule("identity", "settings", judgeIdentity),
	rule("privacy", "settings", judgePrivacy),
	rule("site_url", "settings", judgeSiteUrl),
	rule("webhook", "settings", judgeWebhook),
	rule("webhook", "tried", judgeTriedWebhook),
	rule("mail", "settings", judgeMailSetting),
	rule("mail", "tried", judgeTriedMail),
	rule("lead_mail", "tried", judgeLeadMail),
	rule("deliveries", "hold", judgeHold),
	rule("backup", "backup", judgeBackup),
	rule("second_factor", "tried", judgeSecondFactor),

	rule("site", "site", judgeAnswer),
	rule("proxy", "site", judgeProxy),
	rule("clock", "site", judgeSiteClock),
	rule("parts", "site", judgeParts),
	rule("database", "database", judgeReach),
	rule("database", "database", judgeRole),
	rule("migrations", "database", judgeMigrations),
	rule("clock", "database", judgeDatabaseClock),
	rule("QUICK_ANALYSIS_WEBHOOK_URL", "network", checkWebhook("QUICK_ANALYSIS_WEBHOOK_URL")),
	rule("DEMO_FORM_WEBHOOK_URL", "network", checkWebhook("DEMO_FORM_WEBHOOK_URL")),
	rule("NEWSLETTER_WEBHOOK_URL", "network", checkWebhook("NEWSLETTER_WEBHOOK_URL")),
	rule("PRIVACY_REQUEST_WEBHOOK_URL", "network", checkWebhook("PRIVACY_REQUEST_WEBHOOK_URL")),
	rule("ALERT_WEBHOOK_URL", "network", checkWebhook("ALERT_WEBHOOK_URL")),
	rule("SMTP_URL", "network", checkMailServer),
	rule("disk", "disk", judgeFreeSpace),
];

type Judged = Result | readonly Result[] | undefined;

/**
 * @param id several rules may share one, which is fulfilled when all of them are.
 * @param judge returns nothing where the rule does not apply.
 */
function rule<Need extends keyof Facts>(
	id: string,
	needs: Need,
	judge: (facts: Facts[Need]) => Judged | Promise<Judged>,
) {
	return async (facts: Partial<Facts>): Promise<Finding[]> => {
		const given = facts[needs];
		if (given === undefined) return [];
		const results = (await judge(given)) ?? [];
		return [results].flat().map((result) => ({ check: id, ...result }));
	};
}

/** Applies the rules whose facts are given. */
export const examine = async (facts: Partial<Facts>): Promise<Finding[]> =>
	(await Promise.all(RULES.map((apply) => apply(facts)))).flat();

/**
 * All mistakes in the text of the stack's .env, by line.
 * @param others names that the operator's own compose files use.
 */
export const examineStack = async (
	text: string,
	others: readonly string[] = [],
): Promise<Finding[]> =>
	(await examine({ file: readStackFile(text, others) })).toSorted(
		(a, b) => (a.line ?? Infinity) - (b.line ?? Infinity),
	);
