# shellcheck shell=sh
# For setup and the programs in bin/: which stack belongs to this folder. Each folder has a project of Compose of its
# own: containers, networks and volumes carry its name.

# The value of $2 in the file $1 of settings, without quotes and up to the first blank.
value_in() { sed -n "s/^$2=[\"']\{0,1\}\([^\"' ]*\).*/\1/p" "$1" 2>/dev/null | tail -n 1; }

# Sets $2 to $3 in the file $1 of settings. Until it is complete the new file is $1.tmp.
set_in() {
	cp -p "$1" "$1.tmp" && LINE="$2=$3" awk '
		BEGIN { line = ENVIRON["LINE"]; name = substr(line, 1, index(line, "=")) }
		index($0, name) == 1 { print line; found = 1; next }
		{ print }
		END { if (!found) print line }' "$1" >"$1.tmp" && mv "$1.tmp" "$1"
}

# The name of the stack with the settings of the file $1, as Compose finds it. An .env from before 2026-11-25 has none.
project_of() {
	project=${COMPOSE_PROJECT_NAME:-$(value_in "$1" COMPOSE_PROJECT_NAME)}
	printf '%s\n' "${project:-$(sed -n 's/^name: //p' docker-compose.yml)}"
}

# The other folder from which containers of the stack $1 were started, if there is one.
other_folder() {
	docker ps --all --filter "label=com.docker.compose.project=$1" \
		--format '{{.Label "com.docker.compose.project.working_dir"}}' 2>/dev/null | sort -u | while read -r started; do
		# The same folder may have several names.
		[ -z "$started" ] || [ "$(cd "$started" 2>/dev/null && pwd -P)" = "$(pwd -P)" ] || echo "$started"
	done | head -n 1
}

# Ends the program where the stack $1 was started from another folder: Compose would replace its containers and use its data.
refuse_other_folder() {
	other=$(other_folder "$1")
	[ -z "$other" ] || fail "the stack $1 runs from $other, and from here its containers would be replaced and its data used.
If this is another site, give it a name of its own: COMPOSE_PROJECT_NAME in .env.
If this folder was moved from there: docker compose down (never with --volumes), then again."
}
