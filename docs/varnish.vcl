# The site behind Varnish 7. See docs/scaling.md (Put a CDN or Varnish in front).
# CDN_PURGE_TOKEN comes from varnishd's environment. Start it with -p http_gzip_support=off: the site compresses.
vcl 4.1;

import std;

backend default {
	.host = "127.0.0.1";
	.port = "3000";
}

sub vcl_recv {
	# CDN_PURGE_URL=http://<this host>:<this port>/.purge
	if (req.url == "/.purge") {
		if (std.getenv("CDN_PURGE_TOKEN") == "" || req.http.Authorization != "Bearer " + std.getenv("CDN_PURGE_TOKEN")) {
			return (synth(403));
		}
		ban("obj.http.Surrogate-Key ~ \b(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")\b");
		return (synth(200, "Purged"));
	}
	# Content-Range of its answers counts rows. Varnish reads it as bytes and would answer 503.
	if (req.url ~ "^/rest/") {
		return (pipe);
	}
	if (req.url ~ "^/(desk|api|auth|functions|metrics|healthz|readyz)(/|\?|$)") {
		return (pass);
	}
	# No public page depends on a cookie, such as an analytics service's or the desk's.
	unset req.http.Cookie;
	# Whatever campaign a visitor comes from gets the same page.
	set req.url = regsuball(req.url, "(?<=[?&])(utm_\w+|gclid|fbclid|msclkid)=[^&]*(&|$)", "");
	set req.url = regsub(req.url, "[?&]$", "");
	# As few variants as the site has.
	if (req.http.Accept-Encoding ~ "\bbr\b") {
		set req.http.Accept-Encoding = "br";
	} else if (req.http.Accept-Encoding ~ "\bgzip\b") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	if (req.url ~ "^/media/") {
		if (req.http.Accept ~ "image/avif") {
			set req.http.Accept = "image/avif,image/webp,*/*";
		} else if (req.http.Accept ~ "image/webp") {
			set req.http.Accept = "image/webp,*/*";
		} else {
			set req.http.Accept = "*/*";
		}
	}
}

sub vcl_backend_response {
	# Only what the site declares public is kept.
	if (beresp.http.Cache-Control !~ "public") {
		set beresp.uncacheable = true;
		set beresp.ttl = 120s;
		return (deliver);
	}
}

sub vcl_deliver {
	unset resp.http.Surrogate-Key;
	unset resp.http.Cache-Tag;
}
