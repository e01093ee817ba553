-- Sets the passwords of Supabase's roles, which the image creates without passwords. Each role has its
-- own, so that an attacker who controls the REST API cannot log in as another role.
-- Runs once, when the database is made. To change passwords: docs/day-to-day.md (Change a password or a secret).
\set authenticator `printf %s "$AUTHENTICATOR_PASSWORD"`
\set auth_admin `printf %s "$AUTH_ADMIN_PASSWORD"`

alter role authenticator with password :'authenticator';
alter role supabase_auth_admin with password :'auth_admin';
