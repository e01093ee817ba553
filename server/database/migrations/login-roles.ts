import { type Client, escapeLiteral } from "pg";
import { inTransaction, withMigrationLock } from "../with-client.ts";

/** The server's role on a database that is not embedded. It has only the rights that are listed here. */
export const APP_ROLE = "vitrin_app";

const ALL = "select, insert, update, delete";

/**
 * The rights of the server over DATABASE_URL by table; it reads posts over the REST API, and the data beside
 * them here. It can add to the audit but not change it. The rights are granted at each migration, so a new
 * table or function needs a line only here.
 */
export const RIGHTS = {
	"private.leads": ALL,
	"private.submission_counts": ALL,
	"private.mails": ALL,
	"private.subscriptions": ALL,
	"private.lead_attempts": "select, insert",
	"private.lead_replies": ALL,
	"private.reply_drafts": ALL,
	"private.audit": "select, insert",
	// For replicas of the version before.
	"private.lead_audit": "select, insert",
	"private.accounts": ALL,
	"private.sessions": ALL,
	"private.sign_in_attempts": ALL,
	"private.account_links": "select, insert, delete",
	"private.access_tokens": ALL,
	"private.former_slugs": "select, delete",
	"private.post_bin": "select",
	"private.sent_posts": "select",
	"private.draft_links": "select, insert, delete",
	"private.recovery_codes": "select, insert, delete",
	"private.alerts": "select, insert, delete",
	"private.tried": "select",
	"private.site_settings": "select, insert, update",
	"private.portraits": "select, insert, delete",
	"private.backups": "select",
	"private.form_key": "select",
	"supabase_migrations.schema_migrations": "select",
	"operations.delivery_hold": "select, insert, delete",
	"operations.erasures": "select, insert, update",
	"operations.newsletter_left": "select, insert, update",
	"pgboss.job": ALL,
	"public.blog_posts": "select",
	"public.blog_images": "select",
};

/** The functions that it calls. */
export const FUNCTIONS = [
	"private.around_post(uuid, integer)",
	"private.purge_post_bin()",
	"private.slug_problem(uuid, text)",
	"public.related_blog_posts(uuid, integer)",
];

const GRANTS = [
	`grant usage on schema operations, private, pgboss, supabase_migrations to ${APP_ROLE}`,
	...Object.entries(RIGHTS).map(([table, rights]) => `grant ${rights} on ${table} to ${APP_ROLE}`),
	`grant ${ALL} on all tables in schema pgboss to ${APP_ROLE}`,
	`grant execute on function ${FUNCTIONS.join()} to ${APP_ROLE}`,
].join(";");

/**
 * Lets the server's role read published posts, also those whose date is to come, because it has to know when; and the
 * pictures of those that have appeared, because visitors have no right to their table. Created again at each
 * migration, so that an upgrade applies changes made here.
 */
const POLICIES = `
drop policy if exists "the site reads what is published" on public.blog_posts;
create policy "the site reads what is published" on public.blog_posts
	for select to ${APP_ROLE} using (status = 'published');
drop policy if exists "the site reads pictures of what is published" on public.blog_images;
create policy "the site reads pictures of what is published" on public.blog_images
	for select to ${APP_ROLE}
	using (exists (
		select from public.blog_posts post
		where post.id = post_id and post.status = 'published' and post.published_at <= now()
	));
`;

/** From Postgres 17 on, a role that does not own the queue's tables can vacuum and analyse them. */
const MAINTAIN = `grant maintain on all tables in schema pgboss to ${APP_ROLE}`;

const OLDEST_WITH_MAINTAIN = 170_000;

/** The role of the service `archive`: it may replicate, and has no right to a table. */
const ARCHIVE_ROLE = "vitrin_archive";

/**
 * Creates the server's role or updates its rights; can be repeated.
 * @param databaseUrl URL of a migrated database, with the role that migrates it.
 * @param password the role's new password.
 */
export const createAppRole = (databaseUrl: string, password: string): Promise<void> =>
	createRole(databaseUrl, { role: APP_ROLE, attributes: "noinherit", password }, async (client) => {
		await client.query(GRANTS);
		await client.query(POLICIES);
		const { rows } = await client.query<{ version: number }>(
			"select current_setting('server_version_num')::integer as version",
		);
		if ((rows[0]?.version ?? 0) >= OLDEST_WITH_MAINTAIN) await client.query(MAINTAIN);
	});

/**
 * Creates the archive's role or updates its password; can be repeated.
 * @param databaseUrl URL of the database, with a role that may create roles and replicate.
 */
export const createArchiveRole = (databaseUrl: string, password: string): Promise<void> =>
	createRole(databaseUrl, {
		role: ARCHIVE_ROLE,
		attributes: "replication noinherit",
		password,
	});

/** @param grant gives the role its rights, in the same transaction. */
function createRole(
	databaseUrl: string,
	{ role, attributes, password }: Record<"role" | "attributes" | "password", string>,
	grant?: (client: Client) => Promise<void>,
): Promise<void> {
	return withMigrationLock(databaseUrl, (client) =>
		inTransaction(client, async () => {
			const { rowCount } = await client.query("select from pg_roles where rolname = $1", [role]);
			if (!rowCount) await client.query(`create role ${role}`);
			const login = `login ${attributes} password ${escapeLiteral(password)}`;
			await client.query(`alter role ${role} ${login}`);
			await grant?.(client);
		}),
	);
}
