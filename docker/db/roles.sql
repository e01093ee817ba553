-- The passwords of Supabase's roles, which the image creates without any. Each has one of its own:
-- whoever takes over the REST API has not got the database with it.
-- Run once, when the database is made; to change passwords see docs/operations.md.
\set authenticator `echo "$AUTHENTICATOR_PASSWORD"`
\set auth_admin `echo "$AUTH_ADMIN_PASSWORD"`

alter role authenticator with password :'authenticator';
alter role supabase_auth_admin with password :'auth_admin';
