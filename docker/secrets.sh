# shellcheck shell=sh disable=SC2154 # jwt_secret is the caller's.
# For setup and bin/rotate: makes new secrets. Needs openssl.

# Only letters and digits, so that a secret needs no escaping in a URL. $1: bytes.
random() { openssl rand -hex "$1"; }

base64url() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }

# The HMAC-SHA256 (RFC 2104) of standard input with the key jwt_secret, whose 64 digits fill one block.
# The two tr are the XOR of the digits with 0x36 and 0x5c. As an argument of openssl, ps would show the secret.
hmac() {
	{
		printf '%s' "$jwt_secret" | tr 0123456789abcdef '\006\007\004\005\002\003\000\001\016\017WTURSP'
		cat
	} | openssl dgst -sha256 -binary | {
		printf '%s' "$jwt_secret" | tr 0123456789abcdef 'lmnohijkde=>?89:'
		cat
	} | openssl dgst -sha256 -binary
}

# A JSON web token (RFC 7519) for the database role $1. It is valid for ten years, as Supabase's own keys.
key() {
	now=$(date +%s)
	content=$(printf '{"alg":"HS256","typ":"JWT"}' | base64url).$(
		printf '{"role":"%s","iss":"vitrin","iat":%d,"exp":%d}' "$1" "$now" "$((now + 315360000))" | base64url
	)
	printf '%s.%s' "$content" "$(printf '%s' "$content" | hmac | base64url)"
}

# Prints a new value for the setting $1. Supabase's keys are signed with `jwt_secret`, which new_secret JWT_SECRET made.
# After a failure the value ends too early; is_secret tells.
new_secret() {
	case $1 in
	*_PASSWORD) random 24 ;;
	SUPABASE_ANON_KEY) key anon ;;
	SUPABASE_SERVICE_ROLE_KEY) key service_role ;;
	WEBHOOK_SIGNING_SECRET) printf 'whsec_%s' "$(random 32 | tr -d '\n' | openssl base64 -A)" ;;
	*) random 32 ;;
	esac
}

# Whether the value $1 of new_secret is complete.
is_secret() {
	case $1 in
	'' | whsec_ | *.*.) return 1 ;;
	esac
}
