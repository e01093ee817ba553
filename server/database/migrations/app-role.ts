import { escapeLiteral } from "pg";
import { inTransaction, withMigrationLock } from "../with-client.ts";

/** The server's role on a database that is not embedded. It has only the rights that are listed here. */
export const APP_ROLE = "vitrin_app";

/**
 * The rights of the server over DATABASE_URL; it reads posts over the REST API. It can add to the
 * leads' audit but not change it. The rights are granted at each migration, so a new table needs a
 * line only here.
 */
const GRANTS = `
grant usage on schema operations, private, pgboss, supabase_migrations to ${APP_ROLE};
grant select, insert, update, delete on private.leads to ${APP_ROLE};
grant select, insert, update, delete on private.submission_counts to ${APP_ROLE};
grant select, insert, update, delete on private.mails, private.subscriptions to ${APP_ROLE};
grant select, insert on private.lead_attempts, private.lead_audit to ${APP_ROLE};
grant select, insert, update, delete on private.accounts, private.sessions, private.sign_in_attempts to ${APP_ROLE};
grant select, insert, delete on private.account_links, private.recovery_codes to ${APP_ROLE};
grant select, insert, delete on private.alerts to ${APP_ROLE};
grant select on private.backups, private.form_key, supabase_migrations.schema_migrations to ${APP_ROLE};
grant select, insert, delete on operations.delivery_hold to ${APP_ROLE};
grant select, insert, update on operations.erasures to ${APP_ROLE};
grant select, insert, update on operations.newsletter_left to ${APP_ROLE};
grant select, insert, update, delete on all tables in schema pgboss to ${APP_ROLE};
grant select on public.blog_posts, public.blog_images to ${APP_ROLE};
`;

/**
 * Posts that visitors may see, and their pictures. Pages show posts over the REST API; pictures come
 * over DATABASE_URL, since visitors have no right to their table. Created again each time, so that an
 * upgrade applies what changed here.
 */
const POLICIES = `
drop policy if exists "the site reads what is published" on public.blog_posts;
create policy "the site reads what is published" on public.blog_posts
	for select to ${APP_ROLE} using (status = 'published' and published_at <= now());
drop policy if exists "the site reads pictures of what is published" on public.blog_images;
create policy "the site reads pictures of what is published" on public.blog_images
	for select to ${APP_ROLE}
	-- The policy above applies to this query too.
	using (exists (select from public.blog_posts post where post.id = post_id));
`;

/** From Postgres 17 on, a role that does not own the queue's tables can vacuum and analyse them. */
const MAINTAIN = `grant maintain on all tables in schema pgboss to ${APP_ROLE}`;

const OLDEST_WITH_MAINTAIN = 170_000;

/**
 * Creates the server's role or updates its rights; can be repeated.
 * @param databaseUrl URL of a migrated database, with the role that migrates it.
 * @param password the role's new password.
 */
export function createAppRole(
	databaseUrl: string,
	password: string,
): Promise<void> {
	return withMigrationLock(databaseUrl, async (client) => {
		const { rows } = await client.query<{ known: boolean; version: number }>(
			`select to_regrole('${APP_ROLE}') is not null as known, current_setting('server_version_num')::integer as version`,
		);
		const [{ known, version } = { known: false, version: 0 }] = rows;
		await inTransaction(client, async () => {
			if (!known) await client.query(`create role ${APP_ROLE}`);
			await client.query(
				`alter role ${APP_ROLE} login noinherit password ${escapeLiteral(password)}`,
			);
			await client.query(GRANTS);
			await client.query(POLICIES);
			if (version >= OLDEST_WITH_MAINTAIN) await client.query(MAINTAIN);
		});
	});
}
