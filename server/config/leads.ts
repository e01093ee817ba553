import * as v from "valibot";
import { http, list, oneOf, setting, signingSecrets, wholeNumber } from "./values.ts";

/** The variables of leads: their webhooks, retention and forms. */
export const leadSettings = {
	QUICK_ANALYSIS_WEBHOOK_URL: setting(
		http("https://automation.example.com/webhook/lead"),
		"The webhook that leads are delivered to. Until it is set they are kept in the database.",
		{ secret: true },
	),
	QUICK_ANALYSIS_WEBHOOK_METHOD: setting(
		oneOf(["GET", "POST"]),
		"`GET` sends a lead as query parameters, `POST` as JSON.",
		{ default: "GET" },
	),
	WEBHOOK_SIGNING_SECRET: setting(
		signingSecrets,
		"Signs deliveries as the Standard Webhooks specification says.",
		{ default: "", secret: true },
	),
	DEMO_FORM_WEBHOOK_URL: setting(
		http("https://automation.example.com/webhook/demo"),
		"The webhook that messages of the demo page's form are delivered to. Until it is set the form sends nothing and says so.",
		{ secret: true },
	),
	NEWSLETTER_WEBHOOK_URL: setting(
		http("https://automation.example.com/webhook/newsletter"),
		"The webhook that newsletter subscriptions are delivered to. With `SMTP_URL` the site asks each e-mail address for confirmation, and the webhook learns who confirmed and who left. Without `SMTP_URL` the receiver should ask (double opt-in), and until the webhook is set the form sends nothing and says so.",
		{ secret: true },
	),
	ALERT_WEBHOOK_URL: setting(
		http("https://chat.example.com/webhook/alerts"),
		"The webhook that gets a JSON message when a part of the site stops or works again, and about leads that were given up, quarantined, have waited for over an hour, or have no webhook, and about nightly work that fails. The log has these messages in any case.",
		{ secret: true },
	),
	LEAD_RETENTION_DAYS: setting(
		wholeNumber("days", 1, 3650),
		"Each night (03:30 UTC) the server deletes leads that were delivered so many days ago, leads of a form without a webhook that were answered so many days ago, and leads that are quarantined or were given up and that `bin/leads` showed you so many days ago. Unset: all leads are kept.",
		{ shown: "in the stack `180`" },
	),
	PRIVACY_REQUEST_WEBHOOK_URL: setting(
		http("https://automation.example.com/webhook/privacy"),
		"The webhook that requests about personal data are delivered to. Unset: they go to `QUICK_ANALYSIS_WEBHOOK_URL`, where their `source` is `privacy_request`.",
		{ secret: true },
	),
	BACKUP_DAYS: setting(
		wholeNumber("days", 0, 3650),
		"The days for which `bin/backup` keeps a backup (`0`: no limit). The privacy policy names them. Unset: it says nothing about backups.",
		{ shown: "in the stack `30`" },
	),
	LEAD_UNSEEN_RETENTION_DAYS: setting(
		wholeNumber("days", 1, 3650),
		"With `LEAD_RETENTION_DAYS`: how long leads are kept that are quarantined or were given up and that nobody was shown. A daily alert counts them. Never shorter than `LEAD_RETENTION_DAYS`.",
		{ default: "365" },
	),
	OPERATORS: setting(
		list("names separated by commas, such as ayse,mehmet", (name) =>
			/^[\p{L}\p{N}._@ -]{1,100}$/u.test(name),
		),
		"The people who may use `bin/leads`. With two or more, `--as` names the one who does; the audit has the name. Unset: the audit has the name of the login.",
		{ default: "" },
	),
	LEAD_FORM_MIN_SECONDS: setting(
		wholeNumber("seconds", 0, 60),
		"A form that comes back sooner, or without its signed time, is quarantined. `0` disables this check.",
		{ default: "2" },
	),
	LEAD_RETRY_DELAYS: setting(
		v.pipe(
			list(
				"seconds separated by commas, such as 5,30,120",
				(item) => /^\d{1,6}(\.\d+)?$/.test(item),
				{ least: 1 },
			),
			v.transform((items) => items.map((item) => Number(item) * 1_000)),
		),
		"For tests: the seconds from each attempt to the next, instead of the usual schedule over about three days.",
	),
};
