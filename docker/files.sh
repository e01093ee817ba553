# shellcheck shell=sh
# For setup: the files of a checkout, as the containers need them.

# Sets file modes that git does not keep, and makes the folders that Docker would make with the wrong owner.
prepare_files() {
	# The containers' users read these files, mounted or in the image. The checkout's umask may forbid it.
	for name in bin client docker migrations package.json server supabase; do
		[ ! -e "$name" ] || find "$name" \( ! -perm -444 -o -perm -100 ! -perm -111 \) -exec chmod a+rX {} + ||
			fail "the containers cannot read all of $name: make it readable for everyone"
	done
	# Docker would make them for root.
	mkdir -p "${BACKUP_FOLDER:-backups}" ||
		echo "setup: the profile backup needs the folder ${BACKUP_FOLDER:-backups}, owned by BACKUP_USER" >&2
	archive=${ARCHIVE_FOLDER:-archive}
	{ mkdir -p "$archive" && { [ "$(id -u)" != 0 ] || chown "${ARCHIVE_USER:-1000:1000}" "$archive"; }; } ||
		echo "setup: the profile archive needs the folder $archive, owned by ARCHIVE_USER" >&2
}
