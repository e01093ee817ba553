-- Sets the passwords of Supabase's roles, which the image creates without passwords. Each role has its
-- own, so that an attacker who controls the REST API cannot log in as another role.
-- Runs once, when the database is made. To change passwords, see docs/operations.md.
\set authenticator `echo "$AUTHENTICATOR_PASSWORD"`
\set auth_admin `echo "$AUTH_ADMIN_PASSWORD"`

alter role authenticator with password :'authenticator';
alter role supabase_auth_admin with password :'auth_admin';
