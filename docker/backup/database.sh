# shellcheck shell=sh
# For the programs in bin/: access to the settings and the database, and the list of the site's schemas.

# Posts and pictures, leads, jobs, the history of the migrations, the auth server's accounts. The image of
# the database makes all other schemas; they contain no data of the site.
SCHEMAS="public private pgboss supabase_migrations auth"

fail() {
	printf '%s: %s\n' "${0##*/}" "$1" >&2
	exit "${2:-1}"
}

# Ctrl-C and a lost terminal end all programs of the terminal's session. With $apart before it a program
# has a session of its own: it comes to its end, and then the script's own trap runs.
apart=$(command -v setsid) || apart=

# The value of setting $1 as Compose reads it, from the environment or from .env; the default is $2.
setting() {
	value=$(docker compose config --environment | sed -n "s/^$1=//p")
	# Compose would make a folder in the caller's home of it, a shell one that is named ~.
	case $1:$value in
	*_FOLDER:~*) fail "$1 takes a path from / or ./ on, not from ~ on: enter the whole path in .env" ;;
	esac
	printf '%s\n' "${value:-$2}"
}

# $apart while a program in the database must come to its end.
shield=

# Runs a program as the database's superuser: in the database's container, or here if PGHOST is set (in the
# service `backup`). It connects by TCP, where the image's configuration accepts the password.
in_database() {
	if [ -n "${PGHOST:-}" ]; then
		"$@"
	else
		# shellcheck disable=SC2016 # The shell in the container expands the password.
		$shield docker compose exec -T db sh -c '
			export PGHOST=127.0.0.1 PGUSER=supabase_admin PGPASSWORD="$POSTGRES_PASSWORD" PGDATABASE=postgres
			exec "$@"' sh "$@"
	fi
}

# Runs the SQL on its standard input on database $1; stops at the first error.
run_sql() {
	in_database psql --no-psqlrc --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 "$1"
}

# The roles whose passwords the database takes from .env when it is made, and never again.
# shellcheck disable=SC2034 # For the programs.
ROLE_PASSWORDS="postgres:POSTGRES_PASSWORD authenticator:AUTHENTICATOR_PASSWORD supabase_auth_admin:AUTH_ADMIN_PASSWORD"

# Signs in as the role $1 with the password on standard input. As from another container: images trust 127.0.0.1.
try_password() {
	# shellcheck disable=SC2016 # The shell in the container expands it.
	$apart docker compose exec -T db sh -c '
		IFS= read -r PGPASSWORD && export PGPASSWORD
		exec psql -XAtc "select 1" -h db -U "$1" -d postgres' sh "$1"
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

# Adds the hashes of those who were erased to the file `erasures` in folder $1, because no dump has them. The file is
# there, empty, before the first erasure: a copy of the folder expects it.
save_erasures() {
	lines=$(echo "select encode(hash, 'hex'), to_char(erased_at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"') from operations.erasures" | run_sql postgres) || return 1
	{ printf '%s\n' "$lines" && cat "$1/erasures" 2>/dev/null; } | sed '/^$/d' | sort -u >"$1/erasures.tmp"
	mv "$1/erasures.tmp" "$1/erasures"
}

# SQL that brings the erasures of the file $1 into the database.
erasures_sql() {
	sed -nE "s/^([0-9a-f]{64})\|([0-9TZ:.-]+)\$/insert into operations.erasures values (decode('\1', 'hex'), '\2') on conflict (hash) do update set erased_at = greatest(erasures.erased_at, excluded.erased_at);/p" "$1"
}

# Replaces the site's schemas in database $1 by those of the dump on standard input, in one transaction,
# with the SQL $2 if there is any.
restore_into() {
	# shellcheck disable=SC2016 # The shell next to the database expands it.
	in_database sh -c '
		{
			echo "begin; set client_min_messages = warning;"
			# The search of leads uses it; a dump of schemas has no extensions.
			echo "create schema if not exists extensions;"
			echo "do \$\$ begin if exists (select from pg_available_extensions where name = \$m\$pg_trgm\$m\$) then create extension if not exists pg_trgm schema extensions; end if; end \$\$;"
			for schema in $2; do echo "drop schema if exists $schema cascade;"; done
			# pg_dump does not dump the right of everyone on the schema public of initdb.
			# An incomplete dump is never committed, so it changes nothing.
			if pg_restore --file=-; then echo "grant usage on schema public to public; $3 commit;"; else echo "do \$\$ begin raise \$m\$the dump cannot be read\$m\$; end \$\$;"; fi
		} | PGAPPNAME="vitrin restore" psql --no-psqlrc --quiet --output=/dev/null --set ON_ERROR_STOP=1 "$1"' sh "$1" "$SCHEMAS" "${2:-}"
}
