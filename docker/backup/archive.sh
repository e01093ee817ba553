#!/bin/sh
# The service `archive`: keeps all that the database writes, from which bin/restore --at restores any moment.
#
# Each folder in /archive is named by its start and has an unbroken series: the write-ahead log (WAL) in wal/,
# and copies of the database in base-<the first moment that can be restored with it>.
set -eu
umask 077

archive=/archive
slot=vitrin_archive
days=${ARCHIVE_DAYS:?}
# Seconds after a copy that failed.
pause=600

fail() {
	echo "archive: $1" >&2
	exit 1
}
case $days in
0 | *[!0-9]*) fail "ARCHIVE_DAYS takes the days that can be restored, not $days" ;;
esac
[ -n "${PGPASSWORD:-}" ] || fail "ARCHIVE_DATABASE_PASSWORD is missing in .env: see docs/backup-and-recovery.md (Keep every moment of the last days)"
[ -w "$archive" ] || fail "ARCHIVE_FOLDER must be a folder that belongs to ARCHIVE_USER"

# $1: seconds since 1970. Sorted as text, these are sorted by time.
stamp() { date -u -d "@$1" +%Y%m%dT%H%M%SZ; }
now() { stamp "$(date +%s)"; }
query() { psql --no-psqlrc --quiet --no-align --tuples-only --set ON_ERROR_STOP=1 --command "$1" "dbname=postgres ${2:-}"; }
# The finished copies in folder $1, the oldest first.
copies() { find "$1" -type d -name 'base-*Z' | sort; }

# A series goes on while it is of the same database and the slot has kept what it lacks.
system=$(query IDENTIFY_SYSTEM replication=true) || fail "the database does not answer"
system=${system%%|*}
kept=$(query "select coalesce(wal_status, 'lost') from pg_replication_slots where slot_name = '$slot'")
series=$(find "$archive" -mindepth 1 -maxdepth 1 -type d -name '2*Z' | sort | tail -n 1)
case $kept in
'' | lost) goes_on= ;;
*) [ -z "$series" ] || [ "$(cat "$series/system")" != "$system" ] || goes_on=yes ;;
esac
if [ -z "${goes_on:-}" ]; then
	[ -z "$series" ] || echo "archive: $series ends; what was written until the next copy cannot be restored to the moment" >&2
	[ -z "$kept" ] || query "select pg_drop_replication_slot('$slot')" >/dev/null
	series=$archive/$(now)
	mkdir -p "$series/wal"
	echo "$system" >"$series/system"
	pg_receivewal --no-password --slot "$slot" --create-slot
fi

copy_database() {
	rm -rf "$series/base.tmp"
	# Without the log, which is in wal/: the database may remove a segment before it could be fetched. It warns of that.
	PGOPTIONS="-c client_min_messages=warning" pg_basebackup --no-password --pgdata "$series/base.tmp" \
		--format tar --gzip --wal-method none --checkpoint fast || return 1
	# The end of the copy, rounded up to a second.
	sleep 1
	mv "$series/base.tmp" "$series/base-$(now)"
	echo "archive: a copy of the database is in $series"
}

# Removes what is not needed to restore the last days: of the copies before them, only the newest is.
prune() {
	limit=base-$(stamp "$(($(date +%s) - days * 86400))")
	copies "$archive" | awk -F/ -v limit="$limit" '$NF <= limit' | sed '$d' | while read -r old; do rm -rf "$old"; done
	for folder in "$archive"/2*Z; do
		oldest=$(copies "$folder" | head -n 1)
		if [ -n "$oldest" ]; then
			first=$(gunzip -c "$oldest/base.tar.gz" | tar -xOf - backup_label | sed -n 's/^START WAL LOCATION: .*(file \(.*\))$/\1/p')
			pg_archivecleanup -x .gz "$folder/wal" "$first"
		elif [ "$folder" != "$series" ]; then
			rm -rf "$folder"
		fi
	done
}

pg_receivewal --no-password --no-loop --synchronous --slot "$slot" --directory "$series/wal" &
receiver=$!
trap 'kill "$receiver"; wait "$receiver" || true; exit 0' INT TERM
next=0
while kill -0 "$receiver" 2>/dev/null; do
	newest=$(copies "$series" | tail -n 1)
	if [ "$(date +%s)" -ge "$next" ] && { [ -z "$newest" ] || [ -n "$(find "$newest" -maxdepth 0 -mmin +1439)" ]; }; then
		{ copy_database && prune; } || {
			echo "archive: the database could not be copied; the next attempt is in ten minutes" >&2
			next=$(($(date +%s) + pause))
		}
	fi
	# Segments that are complete; the one that is being written ends in .partial.
	find "$series/wal" -type f -name '????????????????????????' -exec gzip -f {} +
	sleep 10 &
	wait "$!"
done
fail "the database ended the connection, or $archive cannot be written; starting again"
