# shellcheck shell=sh
# For setup: what its answers and arguments may be, and the questions in a terminal.

# $1: a setting, $2: its value, for a line of .env in single quotes.
quoted() {
	case $2 in
	*[\'\\]* | *"
"*) fail "$1 cannot have a straight quote, a backslash or a line break here: use ’, or enter it in .env yourself" ;;
	esac
	printf "%s='%s'" "$1" "$2"
}

check_text() { quoted "The answer" "$1" >/dev/null; }

# In .env some characters have a meaning of their own. $1: a URL.
check_characters() {
	case $1 in
	*[!A-Za-z0-9:/._~%?\&=@+,-]*) fail "Encode this character of the URL with percent signs, or enter the URL in .env yourself: $1" ;;
	esac
}

check_url() {
	case $1 in
	'' | http://?* | https://?*) check_characters "$1" ;;
	*) fail "--webhook and --alerts take a URL such as https://automation.example.com/webhook/lead, not: $1" ;;
	esac
}

check_smtp() {
	case $1 in
	'' | smtp://?* | smtps://?*) check_characters "$1" ;;
	*) fail "SMTP_URL takes a URL such as smtps://user:password@mail.example.com:465" ;;
	esac
}

check_sender() {
	case $1 in
	'' | ?*@?*.?*) check_text "$1" ;;
	*) fail "MAIL_FROM takes an e-mail address, alone or behind a name, such as Vitrin <info@example.com>, not: $1" ;;
	esac
}

PROFILES="tls, backup, archive, studio, automation or mailpit, separated by commas"
check_profiles() {
	[ "$1" != none ] || return 0
	case ,$1, in
	*[!a-z0-9,-]* | *,,?*) fail "--profiles takes $PROFILES, not: $1" ;;
	esac
	for profile in $(printf %s "$1" | tr , ' '); do
		case $profile in
		tls | backup | archive | studio | automation | mailpit) ;;
		*) fail "--profiles takes $PROFILES, not: $profile" ;;
		esac
	done
}

# $1: a pattern, $2: a setting, $3: its value, $4: what the setting takes.
takes_line() { printf '%s\n' "$3" | grep -Eqx "$1" || fail "$2 takes $4, not: $3"; }

# $1: a setting of the publisher, $2: its value. bin/check knows what the others take.
check_publisher() {
	grep -q "^      $1:" docker-compose.yml || fail "setup does not know $1: docs/settings.md has the settings of the publisher"
	[ -n "$2" ] || return 0
	case $1 in
	OPERATOR_MERSIS) takes_line '[0-9]{16}' "$@" "the 16 digits of a MERSİS number" ;;
	OPERATOR_EMAIL | OPERATOR_KEP | OPERATOR_PRIVACY_CONTACT) takes_line '[^@ ]+@[^@ ]+[.][^@ ]+' "$@" "an e-mail address such as info@example.com" ;;
	OPERATOR_PHONE) takes_line '[+]?[0-9 ()/-]+' "$@" "a telephone number, such as +90 212 000 00 00" ;;
	esac
	quoted "$1" "$2" >/dev/null
}

exec 3<&0
asking=
[ ! -t 0 ] || asking=yes
# Sets `answer` to what the person at the terminal answers to $1; to nothing without one. $2: what Enter alone means.
# Asks again until the command after that takes the answer as its last argument.
ask() {
	question="$1 (Enter: $2): "
	shift 2
	while [ -n "$asking" ]; do
		printf %s "$question" >&2
		read -r answer <&3 || asking=
		# In a shell of its own, which a wrong answer ends.
		("$@" "$answer") && return
	done
	answer=
}
