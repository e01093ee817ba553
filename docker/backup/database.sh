# shellcheck shell=sh
# Read by the programs in bin/: how they reach the settings and the database, and what of it is the site's.

# Posts and pictures, leads, their jobs, the history of the migrations, the auth server's accounts. All
# other schemas are made by the database's image and hold nothing of ours.
SCHEMAS="public private pgboss supabase_migrations auth"

fail() {
	printf '%s: %s\n' "${0##*/}" "$1" >&2
	exit "${2:-1}"
}

# The value of setting $1 as Compose takes it, from the environment or from .env; $2 without one.
setting() {
	value=$(docker compose config --environment | sed -n "s/^$1=//p")
	printf '%s\n' "${value:-$2}"
}

# Runs a program as the database's superuser: in the stack's container or, where PGHOST names the
# database (in the service `backup`), here. By TCP, where Supabase's image asks for no more than this.
in_database() {
	if [ -n "${PGHOST:-}" ]; then
		"$@"
	else
		# shellcheck disable=SC2016 # The container's own shell knows the password.
		docker compose exec -T db sh -c '
			export PGHOST=127.0.0.1 PGUSER=supabase_admin PGPASSWORD="$POSTGRES_PASSWORD" PGDATABASE=postgres
			exec "$@"' sh "$@"
	fi
}

# Runs the SQL on its standard input on database $1; stops at the first error.
run_sql() {
	in_database psql --no-psqlrc --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 "$1"
}

# SQL that prints a line for each table: name, number of rows, and a sum over their content that does
# not depend on their order. $1: schemas, separated by spaces.
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

# What tables_sql prints, on standard output. $1: database.
describe_tables() {
	tables_sql "$SCHEMAS" | run_sql "$1" | sed -n 's/^table //p'
}

# Replaces the site's schemas in database $1 by those of the dump on standard input, all or nothing.
restore_into() {
	# shellcheck disable=SC2016 # For the shell next to the database.
	in_database sh -c '
		{
			echo "begin; set client_min_messages = warning;"
			for schema in $2; do echo "drop schema if exists $schema cascade;"; done
			# pg_dump leaves out the right that everyone has on a public of initdb.
			# Without the commit nothing is kept, so half a dump changes nothing.
			if pg_restore --file=-; then echo "grant usage on schema public to public; commit;"; else echo "do \$\$ begin raise \$m\$the dump cannot be read\$m\$; end \$\$;"; fi
		} | psql --no-psqlrc --quiet --output=/dev/null --set ON_ERROR_STOP=1 "$1"' sh "$1" "$SCHEMAS"
}
