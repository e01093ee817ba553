# shellcheck shell=sh disable=SC2154 # setup sets the variables.
# For setup: the text of .env.

settings_text() {
	cat <<END
# Written by ./setup. Secrets: keep a copy in a safe place, never in the repository.

# This stack's name on this machine, and the IPv6 subnet of its public network: each folder has its own. Never change
# the name: volumes and with them the data carry it.
COMPOSE_PROJECT_NAME=$project
PUBLIC_IPV6_SUBNET=$subnet

# The URL that visitors see.
SITE_URL=$site_url
$site_name_line

# More services, separated by commas: tls (automatic certificates, needs ports 80 and 443), studio, automation
# (n8n), mailpit, backup, archive.
COMPOSE_PROFILES=$profiles
# The proxies that may report a visitor's IP address: Docker's networks, for the profile tls and a proxy on this machine.
# Before you open the site's port (PUBLISH_ADDRESS), put only your proxy's IP address here, or nothing without a proxy.
TRUST_PROXY=172.16.0.0/12,192.168.0.0/16

# Who publishes the site, for imprint and privacy policy: OPERATOR_NAME and others (docs/settings.md).
$identity
# Whether the blog of a new database starts with the sample posts.
SEED=${seed:-false}

# The URL that leads are sent to. Until it is set, leads are kept.
QUICK_ANALYSIS_WEBHOOK_URL='$webhook'
# POST sends a lead as JSON. GET puts it into the URL, where a long message may not pass a proxy.
QUICK_ANALYSIS_WEBHOOK_METHOD=POST
# The URL of a chat that alerts are sent to.
ALERT_WEBHOOK_URL='$alerts'
# The mail server, such as smtps://user:password@mail.example.com:465, and who mails come from, such as Vitrin <info@example.com>.
# Until they are set the site sends no mails. With the profile mailpit: smtp://mailpit:1025.
SMTP_URL='$smtp_url'
$mail_from_line
# whsec_ and the base64 of a text. n8n takes the text: decode the part after whsec_ with openssl base64 -d.
WEBHOOK_SIGNING_SECRET=$(new_secret WEBHOOK_SIGNING_SECRET)

# Keys for requests: BLOG_API_KEY to publish posts, METRICS_TOKEN to read /metrics.
BLOG_API_KEY=$(new_secret BLOG_API_KEY)
METRICS_TOKEN=$(new_secret METRICS_TOKEN)

# The site's port. Only this machine reaches it, unless PUBLISH_ADDRESS is 0.0.0.0.
PUBLISH_ADDRESS=127.0.0.1
PUBLISH_PORT=$port

# Passwords of the database roles: owner, REST API, auth server, site and archive.
POSTGRES_PASSWORD=$(new_secret POSTGRES_PASSWORD)
AUTHENTICATOR_PASSWORD=$(new_secret AUTHENTICATOR_PASSWORD)
AUTH_ADMIN_PASSWORD=$(new_secret AUTH_ADMIN_PASSWORD)
APP_DATABASE_PASSWORD=$(new_secret APP_DATABASE_PASSWORD)
ARCHIVE_DATABASE_PASSWORD=$(new_secret ARCHIVE_DATABASE_PASSWORD)

# The secret that signs Supabase's keys, and the keys. The anon key is public; the service_role key may do everything.
JWT_SECRET=$jwt_secret
SUPABASE_ANON_KEY=$(new_secret SUPABASE_ANON_KEY)
SUPABASE_SERVICE_ROLE_KEY=$(new_secret SUPABASE_SERVICE_ROLE_KEY)

# The owner of the backups of the profile backup: the user who ran ./setup.
BACKUP_USER=$(id -u):$(id -g)
# The owner of the archive of the profile archive; not root, as whom Postgres does not start.
ARCHIVE_USER=$(if [ "$(id -u)" = 0 ]; then echo 1000:1000; else echo "$(id -u):$(id -g)"; fi)

# For the profiles studio and automation.
PG_META_CRYPTO_KEY=$(new_secret PG_META_CRYPTO_KEY)
N8N_ENCRYPTION_KEY=$(new_secret N8N_ENCRYPTION_KEY)
END
}
