# shellcheck shell=sh
# For the programs in bin/: access to the settings and the database, and the list of the site's schemas.

# Posts and pictures, leads, jobs, the history of the migrations, the auth server's accounts. The image of
# the database makes all other schemas; they contain no data of the site.
SCHEMAS="public private pgboss supabase_migrations auth"

fail() {
	printf '%s: %s\n' "${0##*/}" "$1" >&2
	exit "${2:-1}"
}

# The value of setting $1 as Compose reads it, from the environment or from .env; the default is $2.
setting() {
	value=$(docker compose config --environment | sed -n "s/^$1=//p")
	printf '%s\n' "${value:-$2}"
}

# Runs a program as the database's superuser: in the database's container, or here if PGHOST is set (in the
# service `backup`). It connects by TCP, where the image's configuration accepts the password.
in_database() {
	if [ -n "${PGHOST:-}" ]; then
		"$@"
	else
		# shellcheck disable=SC2016 # The shell in the container expands the password.
		docker compose exec -T db sh -c '
			export PGHOST=127.0.0.1 PGUSER=supabase_admin PGPASSWORD="$POSTGRES_PASSWORD" PGDATABASE=postgres
			exec "$@"' sh "$@"
	fi
}

# Runs the SQL on its standard input on database $1; stops at the first error.
run_sql() {
	in_database psql --no-psqlrc --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 "$1"
}

# SQL that prints a line for each table: its name, the number of rows, and a sum over their content that
# does not depend on their order. $1: schemas, separated by spaces.
tables_sql() {
	cat <<-SQL
		set timezone = 'UTC';
		set statement_timeout = 0;
		select format('select %L, count(*), coalesce(sum(hashtextextended(line::text, 0)), 0) from %I.%I line',
			'table ' || format('%I.%I', nspname, relname), nspname, relname)
		from pg_class join pg_namespace on pg_namespace.oid = relnamespace
		where nspname = any (string_to_array('$1', ' ')) and relkind = 'r'
		order by nspname, relname
		\gexec
	SQL
}

# Prints the lines of tables_sql. $1: database.
describe_tables() {
	tables_sql "$SCHEMAS" | run_sql "$1" | sed -n 's/^table //p'
}

# Replaces the site's schemas in database $1 by those of the dump on standard input, in one transaction.
restore_into() {
	# shellcheck disable=SC2016 # The shell next to the database expands it.
	in_database sh -c '
		{
			echo "begin; set client_min_messages = warning;"
			for schema in $2; do echo "drop schema if exists $schema cascade;"; done
			# pg_dump does not dump the right of everyone on the schema public of initdb.
			# An incomplete dump is never committed, so it changes nothing.
			if pg_restore --file=-; then echo "grant usage on schema public to public; commit;"; else echo "do \$\$ begin raise \$m\$the dump cannot be read\$m\$; end \$\$;"; fi
		} | psql --no-psqlrc --quiet --output=/dev/null --set ON_ERROR_STOP=1 "$1"' sh "$1" "$SCHEMAS"
}
