# shellcheck shell=sh disable=SC2154 # `running` is the caller's.
# For bin/check: compares .env with this machine. Each function prints a line for each mistake. Needs database.sh, and
# the running services in `running`.

is_running() { printf '%s\n' "$running" | grep -qx "$1"; }

# Prints for each of the stack's ports: its service, and address:port:port/protocol for docker run.
published_ports() {
	docker compose config | awk '
		/^[a-z]/ { part = $1 }
		part != "services:" { next }
		/^  [^ ]/ { service = substr($1, 1, length($1) - 1) }
		$1 == "host_ip:" { address = $2 ~ /:/ ? "[" $2 "]:" : $2 ":" }
		$1 == "target:" { target = $2 }
		$1 == "published:" { gsub(/"/, "", $2); port = $2 }
		$1 == "protocol:" { print service, address port ":" target "/" $2; address = "" }'
}

# Prints the ports of this machine that the running containers of service $1 hold.
held_ports() {
	for container in $(docker compose ps --status running --quiet "$1"); do
		docker inspect --format '{{range .NetworkSettings.Ports}}{{range .}}{{println .HostPort}}{{end}}{{end}}' "$container"
	done
}

# Prints those of the ports $2 of service $1 that its running containers do not hold; of a range they hold a part.
wanted_ports() {
	held=$(held_ports "$1")
	for port in $2; do
		range=${port%:*}
		range=${range##*:}
		printf '%s\n' "$held" | awk -v from="${range%-*}" -v to="${range#*-}" '
			NF && $1 >= from && $1 <= to { found = 1 }
			END { exit !found }' || echo "$port"
	done
}

# Ports that a service is to have, and another program has. Only Docker knows for sure. $1: an image.
taken_ports() {
	published=$(published_ports) || return 1
	for service in $(printf '%s\n' "$published" | cut -d ' ' -f 1 | uniq); do
		ports=$(printf '%s\n' "$published" | sed -n "s/^$service //p")
		! is_running "$service" || ports=$(wanted_ports "$service" "$ports")
		[ -n "$ports" ] || continue
		# shellcheck disable=SC2046,SC2086 # Lists.
		said=$(docker run --rm --cap-drop ALL $(printf ' --publish %s' $ports) --entrypoint true "$1" 2>&1) && continue
		case $said in
		*"already in use"* | *"already allocated"*) ;;
		*) continue ;;
		esac
		case $service in
		app) echo "PUBLISH_PORT takes a free port of this machine, such as 3010: another program has $ports" ;;
		caddy) echo "COMPOSE_PROFILES has tls, which needs ports 80 and 443: stop the program that has one of them, or let that be the proxy; see docs/install.md (Run several sites on one machine)" ;;
		*) echo "$service needs a free port of this machine: another program has $ports; see docs/settings.md (Only in the stack)" ;;
		esac
	done
}

# Passwords that the running database does not take. It got them when its volume was made, and keeps them.
foreign_passwords() {
	is_running db || return 0
	for pair in $ROLE_PASSWORDS; do
		said=$(setting "${pair#*:}" "" | try_password "${pair%:*}" 2>&1) && continue
		case $said in
		*"password authentication failed"*) echo "${pair#*:} is not the password that the database has: put the former one back, or set this one there with bin/passwords" ;;
		esac
	done
}
