import { isIP } from "node:net";
import * as v from "valibot";
import { flag, isCidr, list, matching, text, wholeNumber } from "./values.ts";

const PROFILES = ["tls", "studio", "automation", "backup", "archive", "mailpit"];

/** The replacement of the former profiles that copied to another machine. */
export const COPYING =
	"docs/backup-and-recovery.md (Copy the backups to another machine) copies with restic";

/** Settings of those profiles. */
export const REMOVED = ["ARCHIVE_COPY_FOLDER", "BACKUP_AGE_RECIPIENTS", "BACKUP_COPY_FOLDER"];

const password = v.pipe(
	text,
	v.check(
		(value) => !/[\p{Cc}']/u.test(value),
		"takes a password without single quotes and line breaks",
	),
);

/** Compose resolves ~ in another way than a shell, and takes a name without a slash for a volume. */
const folder = v.optional(
	matching(/^\.{0,2}\//, "the path of a folder from / or ./ on, such as /srv/backups"),
);

const port = v.optional(wholeNumber("a port", 1, 65_535));
const backups = v.optional(wholeNumber("0: no limit", 0, 36_500));

/** The settings of the stack besides the site's own; docs/settings.md, "Only in the stack", describes it. */
export const stackSchema = v.object({
	COMPOSE_PROFILES: v.optional(
		list(
			`profiles out of ${PROFILES.join(", ")}, separated by commas; instead of backup-copy and archive-copy ${COPYING}`,
			(item) => PROFILES.includes(item),
		),
	),
	COMPOSE_PROJECT_NAME: v.optional(
		matching(/^[a-z\d][a-z\d_-]*$/, "small letters, digits, _ and -, such as vitrin-example-com"),
	),
	PUBLISH_ADDRESS: v.optional(
		matching(
			(value) => isIP(value) !== 0,
			"an IP address of this machine, such as 127.0.0.1, or 0.0.0.0 for all",
		),
	),
	PUBLISH_PORT: v.optional(
		matching(
			(value) => value === "0" || portsIn(value).length > 0,
			"a port, or a range such as 3000-3001",
		),
	),
	PUBLIC_IPV6: v.optional(flag),
	PUBLIC_IPV6_SUBNET: v.optional(
		matching((value) => isCidr(value, 6), "an IPv6 subnet such as fd8a:5f0c:2e71::/64"),
	),
	APP_REPLICAS: v.optional(wholeNumber("replicas", 1, 100)),
	VITRIN_IMAGE: v.optional(
		matching(
			/^[a-z0-9][\w.:/@-]*$/,
			"the name of an image, such as registry.example.com/vitrin:1.2.3",
		),
	),
	VITRIN_VERSION: v.optional(text),
	VITRIN_REVISION: v.optional(text),
	POSTGRES_PASSWORD: password,
	AUTHENTICATOR_PASSWORD: password,
	AUTH_ADMIN_PASSWORD: password,
	APP_DATABASE_PASSWORD: password,
	ARCHIVE_DATABASE_PASSWORD: v.optional(password),
	ARCHIVE_FOLDER: folder,
	ARCHIVE_DAYS: v.optional(wholeNumber("days", 1, 3_650)),
	JWT_SECRET: matching(
		(value) => value.length >= 32,
		"at least 32 characters, such as openssl rand -hex 32 prints",
	),
	SUPABASE_ANON_KEY: text,
	SUPABASE_SERVICE_ROLE_KEY: text,
	SITE_URL: text,
	BACKUP_FOLDER: folder,
	BACKUP_AT: v.optional(matching(/^([01]\d|2[0-3]):[0-5]\d$/, "a time in UTC such as 03:00")),
	BACKUP_KEEP: backups,
	BACKUP_DAYS: backups,
	BACKUP_USER: v.optional(
		matching(/^\d+:\d+$/, "the numbers of a user and a group, such as 1000:1000 (id -u, id -g)"),
	),
	ARCHIVE_USER: v.optional(
		matching(
			/^[1-9]\d*:\d+$/,
			"the numbers of a user that is not root and a group, such as 1000:1000",
		),
	),
	STUDIO_PORT: port,
	PG_META_CRYPTO_KEY: v.optional(text),
	N8N_PORT: port,
	MAILPIT_PORT: port,
	N8N_ENCRYPTION_KEY: v.optional(text),
	DATABASE_PORT: port,
	REST_PORT: port,
	AUTH_PORT: port,
	FUNCTIONS_PORT: port,
});

/** The ports of a port or a range; none of another value, and of port 0, for which each replica takes a free one. */
export function portsIn(value: string): number[] {
	const [, first, last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(value) ?? [];
	const [from, to] = [Number(first), Number(last)];
	if (!(from >= 1 && to >= from && to <= 65_535)) return [];
	return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The site's settings that the compose files set, each with the variable that .env takes instead, if there is one. */
export const DECIDED_BY_COMPOSE: Record<string, string> = {
	HOST: "PUBLISH_ADDRESS is the address that the site's port is open on",
	PORT: "PUBLISH_PORT is the site's port",
	NODE_ENV: "",
	DATA_DIR: "",
	DATABASE_URL: "APP_DATABASE_PASSWORD is the site's password",
	PGPASSWORD: "APP_DATABASE_PASSWORD is the site's password",
	SUPABASE_URL: "",
	SUPABASE_REST_URL: "",
	SUPABASE_AUTH_URL: "",
	SUPABASE_FUNCTIONS_URL: "",
	LEAD_RETRY_DELAYS: "",
};
