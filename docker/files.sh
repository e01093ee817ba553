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
	make_folder "${BACKUP_FOLDER:-backups}" "${BACKUP_USER:-$(id -u):$(id -g)}" ||
		echo "setup: the profile backup needs the folder ${BACKUP_FOLDER:-backups}, owned by BACKUP_USER" >&2
	make_folder "${ARCHIVE_FOLDER:-archive}" "${ARCHIVE_USER:-1000:1000}" ||
		echo "setup: the profile archive needs the folder ${ARCHIVE_FOLDER:-archive}, owned by ARCHIVE_USER" >&2
}

# Makes the folder $1, whose parent must be there: a disk may not be mounted. Only root can give it to its owner $2.
make_folder() {
	{ [ -d "$1" ] || mkdir "$1"; } && { [ "$(id -u)" != 0 ] || chown "$2" "$1"; }
}
