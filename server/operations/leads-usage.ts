export const USAGE = `bin/leads list                the newest leads, without personal data
bin/leads search <text>       the leads with this text in name, e-mail address, company or message
bin/leads show <id>           one lead with its attempts
bin/leads answer <id>…        mark leads as answered
bin/leads reopen <id>…        mark leads as not answered
bin/leads note <id> <text>    write the note of a lead; without a text, remove it
bin/leads retry <id>…         deliver leads now that were given up or wait for their next attempt
bin/leads retry --state failed|pending   all such leads
bin/leads release <id>…       deliver quarantined leads
bin/leads discard <id>…       delete leads that are quarantined or were given up
bin/leads discard --state quarantined|failed --until 2026-12-01   all such leads
bin/leads export              all leads, with personal data
bin/leads export <email>      all data of one person, for that person
bin/leads erase <email>…      delete all data of these people
bin/leads test                store and deliver a lead that is marked as a test
bin/leads mails               the newest mails of the site and what became of them
bin/leads resend <id>…        send mails again that were given up
bin/leads hold                deliver nothing from now on
bin/leads resume              deliver again

list, search, retry, discard and export take
  --state pending|delivered|failed|quarantined
  --since 2026-11-01  --until 2026-12-01   received on or after --since, before --until (UTC)
list, search, show and export take --json, all but show also --csv
all but list take --as <name>, which the audit names (default: your login)`;

export const OPTIONS = {
	help: { type: "boolean", short: "h" },
	as: { type: "string" },
	// From bin/site: the login on the machine, when the command runs in a container.
	login: { type: "string" },
	json: { type: "boolean" },
	csv: { type: "boolean" },
	state: { type: "string" },
	since: { type: "string" },
	until: { type: "string" },
} as const;

const FILTER = ["state", "since", "until"];

/** The options of each command, besides --as and --help. */
export const COMMANDS = new Map<string, readonly string[]>([
	["list", [...FILTER, "json", "csv"]],
	["search", [...FILTER, "json", "csv"]],
	["show", ["json"]],
	["retry", FILTER],
	["release", []],
	["answer", []],
	["reopen", []],
	["note", []],
	["test", []],
	["discard", FILTER],
	["export", [...FILTER, "json", "csv"]],
	["erase", []],
	["mails", []],
	["resend", []],
	["hold", []],
	["resume", []],
]);
