#!/bin/sh
# For bin/restore --at: makes a backup of the database as it was at a moment, from /archive. Runs beside the
# database in service, which notices nothing, in the folder /work. $1: the time in UTC, or `latest`.
set -eu
umask 077

work=/work
at=$1
fail() {
	echo "restore: $1" >&2
	exit 1
}

# When the last change of the series in folder $1 was written, rounded up to a second.
end_of() {
	newest=$(find "$1/wal" -type f -printf '%T@\n' | sort -n | tail -n 1)
	date -u -d "@$((${newest%.*} + 1))" '+%Y-%m-%d %H:%M:%S'
}

case $at in
latest) last="base-Z" ;;
*) last=base-$(printf '%.19s' "$at" | tr -d :- | tr ' ' T)Z ;;
esac
base=$(find /archive -type d -name 'base-*Z' | sort | awk -F/ -v last="$last" '$NF <= last' | tail -n 1)
[ -n "$base" ] || fail "the archive has no copy of the database from before $at. The first moments are: $(find /archive -type d -name 'base-*Z' | sed 's/.*base-//' | sort | tr '\n' ' ')"
series=${base%/*}
wal=$series/wal
end=$(end_of "$series")
if [ "$at" = latest ]; then
	before=$(find /archive -type d -name 'base-*Z' | sort | sed 's,/base-[^/]*$,,' | grep -vx "$series" | tail -n 1)
	[ -z "$before" ] || [ "$(cat "$before/system")" = "$(cat "$series/system")" ] ||
		fail "the archive is of two databases, and the newer one may be empty. --at '$(end_of "$before")' restores the end of the older one, --at '$end' that of the newer one"
elif [ "$(printf '%s\n' "$at" "$end" | sort | tail -n 1)" != "$end" ]; then
	fail "the archive ends before $at. --at '$end' restores its end"
fi

mkdir "$work/data"
gunzip -c "$base/base.tar.gz" | tar -x -C "$work/data" -f - || fail "$base cannot be read, or BACKUP_FOLDER has no room for it"
pg_verifybackup --quiet --no-parse-wal --manifest-path "$base/backup_manifest" "$work/data" || fail "$base is damaged"
touch "$work/data/recovery.signal"
echo "local all all trust" >"$work/hba"

# Only this container reaches it. Without libraries that start work of their own, and without what a standby needs.
set -- -D "$work/data" -c hba_file="$work/hba" -c listen_addresses= -c unix_socket_directories="$work" \
	-c shared_preload_libraries= -c session_preload_libraries= -c hot_standby=off -c fsync=off \
	-c max_parallel_workers=0 -c max_parallel_maintenance_workers=0 -c log_min_messages=log \
	-c restore_command="cat $wal/%f >%p 2>/dev/null || gunzip -c $wal/%f.gz >%p 2>/dev/null || cat $wal/%f.partial >%p 2>/dev/null"
target=
[ "$at" = latest ] || target=$at+00
# $@: options of Postgres.
replay() {
	postgres "$@" -c recovery_target_time="$target" -c recovery_target_action=promote >"$work/log" 2>&1 &
	server=$!
}
replay "$@"
trap 'kill -INT "$server"; exit 1' HUP INT TERM
reached() { sed -n 's/.*last completed transaction was at log time //p' "$work/log" | tail -n 1; }
until pg_isready --quiet --host "$work"; do
	if ! kill -0 "$server" 2>/dev/null; then
		# Nothing was changed between the last change and the moment: all of the archive is wanted.
		if [ -n "$target" ] && grep -q "recovery ended before configured recovery target was reached" "$work/log"; then
			target=
			replay "$@"
			continue
		fi
		tail -n 20 "$work/log" >&2
		fail "the archive could not be replayed (above)"
	fi
	sleep 0.2
done
echo "restore: replayed the archive from ${base##*/base-} to its change of $(reached)"

# 3: the backup could only be read to its end.
PGHOST=$work PGUSER=supabase_admin PGDATABASE=postgres /vitrin/bin/backup --to "$work" --keep 0 --days 0 || [ "$?" -eq 3 ]
kill -INT "$server"
wait "$server" || true
rm -rf "$work/data"
