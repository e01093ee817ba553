import type { Pool } from "pg";
import type { Config } from "../config/config.ts";
import { readRow } from "../database/rows.ts";
import { IN_TEAM } from "../mail/mail-queue.ts";
import { ok, open, type Result } from "./finding.ts";

/** The features that have worked once on this installation, from its database. */
export interface Tried {
	config: Config;
	webhook: boolean;
	mail: boolean;
	/** Whether any account gets mails about leads. */
	leadMail: boolean;
	/** Owners with a password. */
	owners: number;
	/** Whether an owner has not chosen a password yet. */
	isInvited: boolean;
	/** The names of those who have no second factor. */
	withoutFactor: string[];
}

const TRIED = `
select exists (select from private.tried where what = 'webhook') as webhook,
	exists (select from private.tried where what = 'mail') as mail,
	exists (select from private.accounts where notify <> 'off' and ${IN_TEAM}) as "leadMail",
	(select count(*)::integer from private.accounts where role = 'owner' and auth_user is not null) as owners,
	exists (select from private.accounts where role = 'owner' and auth_user is null) as "isInvited",
	array(
		select coalesce(nullif(name, ''), email) from private.accounts
		where role = 'owner' and auth_user is not null and totp_secret is null order by created_at
	) as "withoutFactor"`;

export const readTried = async (pool: Pool, config: Config): Promise<Tried> => ({
	config,
	...(await readRow<Omit<Tried, "config">>(pool, TRIED)),
});

/** Without its setting there is nothing to try. */
export function judgeTriedWebhook({ config, webhook }: Tried): Result | undefined {
	if (!config.webhookUrl) return undefined;
	return webhook
		? ok("it took a lead")
		: open("it took no lead yet: send a test lead, in the desk or with bin/doctor --deliver");
}

export function judgeTriedMail({ config, mail }: Tried): Result | undefined {
	if (!config.smtpUrl) return undefined;
	return mail
		? ok("the mail server took a mail")
		: open("no mail was sent yet: send a test mail from the desk");
}

export function judgeLeadMail({ config, leadMail }: Tried): Result | undefined {
	if (!config.smtpUrl) return undefined;
	return leadMail
		? ok("somebody gets mails about leads")
		: open("nobody gets mails about leads: each account turns them on in /desk/settings");
}

export function judgeSecondFactor({
	config,
	owners,
	isInvited,
	withoutFactor,
}: Tried): Result | undefined {
	if (!config.desk) return undefined;
	if (owners === 0) {
		return open(
			isInvited
				? "the desk's owner has not chosen a password yet: bin/accounts link makes a new link"
				: "the desk has no owner yet: docs/desk.md says how to make one",
		);
	}
	return withoutFactor.length === 0
		? ok("each owner of the desk has one")
		: open(
				`owners of the desk without one: ${withoutFactor.join(", ")}; /desk/settings sets it up`,
			);
}
