import fp from "fastify-plugin";
import { readRow } from "../../database/rows.ts";
import type { Trouble } from "./part.ts";

/** Minutes that a mail may wait: the first retries come within them. */
const PATIENCE = 15;

/** Given up because of a fault, not because the mail was no longer needed. */
const MISSED = `(last_error is null or last_error not in ('no longer wanted', 'replaced by a newer link'))`;

/** Mails that the server refuses because of a mistyped e-mail address do not count as late. */
const READ = `
select count(*) filter (where state = 'waiting')::integer as waiting,
	count(*) filter (where state = 'failed')::integer as failed,
	count(*) filter (where state = 'waiting' and created_at < now() - interval '${PATIENCE} minutes'
		and (account_id is not null or last_error is null or last_error not like '%RCPT TO')
		and not exists (select from operations.delivery_hold))::integer as late,
	count(*) filter (where state = 'failed' and account_id is not null and ${MISSED})::integer as team,
	(array_agg(last_error order by created_at desc) filter (where last_error is not null and ${MISSED}))[1] as error
from private.mails
where state = 'waiting' or state = 'failed' and ended_at > now() - interval '1 day'`;

type Facts = Record<"waiting" | "failed" | "late" | "team", number> & {
	error: string | null;
};

/** Watches whether mails are sent, if the site sends any. */
export const mailPart = fp(
	async (app) => {
		if (!app.config.smtpUrl) return;
		app.watch({
			name: "mail",
			isRequired: false,
			needs: "database",
			figures: {
				mails_waiting: "Mails that wait, also for their next attempt.",
				mails_failed: "Mails that were given up within a day.",
			},
			whenSilent: {
				what: "The state of the mails cannot be read",
				toDo: "See the database",
			},
			async check() {
				const facts = await readRow<Facts>(app.pool, READ);
				const { waiting, failed } = facts;
				return {
					figures: { mails_waiting: waiting, mails_failed: failed },
					trouble: judge(facts),
				};
			},
		});
	},
	{ name: "mail-part", dependencies: ["database", "watch"] },
);

function judge({ late, team, error }: Facts): Trouble | undefined {
	const reason = error ? ` (${error})` : "";
	if (late > 0) {
		return {
			what: `Mails that have waited for over ${PATIENCE} minutes: ${late}${reason}`,
			toDo: "Check SMTP_URL, MAIL_FROM and the mail server: bin/doctor --mail <your address>",
		};
	}
	if (team > 0) {
		return {
			what: `Mails to the team that were given up within a day: ${team}${reason}`,
			toDo: "Check the e-mail addresses of the accounts, in the desk",
		};
	}
	return undefined;
}
