import * as v from "valibot";
import { databaseSettings } from "./database.ts";
import { deskSettings } from "./desk.ts";
import { leadSettings } from "./leads.ts";
import { mailSettings } from "./mail.ts";
import { operatorSettings } from "./operator.ts";
import { siteSettings } from "./site.ts";
import {
	contact,
	flag,
	http,
	list,
	networks,
	oneOf,
	setting,
	text,
	token,
	wholeNumber,
} from "./values.ts";

const server = {
	HOST: setting(text, "The IP address or host name that the server listens on.", {
		default: "127.0.0.1",
	}),
	PORT: setting(wholeNumber("a port", 0, 65535), "The port that the server listens on.", {
		default: "3000",
	}),
	TRUST_PROXY: setting(
		networks,
		"The proxies in front of the server, whose `X-Forwarded-For` counts. Without it, all visitors behind a proxy are one client for the rate limits.",
		{ default: "" },
	),
	DRAIN_SECONDS: setting(
		wholeNumber("seconds", 0, 120),
		"How long `/readyz` answers 503 after SIGTERM before the server stops, so that load balancers choose other replicas.",
		{ default: "0", shown: "`0`; in the stack `5`" },
	),
	METRICS_TOKEN: setting(
		token,
		"Enables `/metrics` (Prometheus) for requests that send it as a bearer token.",
		{ secret: true },
	),
	SECURITY_CONTACT: setting(
		contact,
		"Where people report a weakness of the site: `/.well-known/security.txt` (RFC 9116) names it. Unset: there is no such file.",
	),
	LOG_LEVEL: setting(
		oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
		"The least severe level that is logged.",
		{ default: "info" },
	),
	NODE_ENV: setting(
		text,
		"`development` renders from the sources with hot reload; `npm run dev` sets it.",
		{ default: "production" },
	),
};

const sharedCache = {
	CDN_PURGE_URL: setting(
		http("https://api.fastly.com/service/<id>/purge"),
		"Where a shared cache in front of the site (Varnish, Fastly, Cloudflare) takes purges. With it, public pages, feeds and pictures carry `s-maxage` and cache tags. Needs `CDN_PURGE_TOKEN`.",
	),
	CDN_PURGE_TOKEN: setting(token, "The token that `CDN_PURGE_URL` asks for.", {
		secret: true,
	}),
};

const publishing = {
	BLOG_API_KEY: setting(
		list("keys of at least 16 characters (ASCII, no blanks), separated by commas", (key) =>
			/^[!-~]{16,}$/.test(key),
		),
		"The keys that may publish. Without one only the demo page can.",
		{ default: "", secret: true },
	),
	BLOG_DEMO: setting(flag, "Whether `/create-blog-demo` exists and may publish its one post.", {
		shown: "`true` with the embedded Postgres, else `false`",
	}),
};

/** The variables by the section of docs/settings.md that describes them. */
export const SETTINGS_SECTIONS = {
	"The site": siteSettings,
	"The publisher": operatorSettings,
	"The server": server,
	"A shared cache": sharedCache,
	"Database and Supabase": databaseSettings,
	Leads: leadSettings,
	"The desk": deskSettings,
	Mail: mailSettings,
	Publishing: publishing,
};

/** The environment variables that the server knows: the values that each takes, its default and its description. */
export const environmentSchema = v.object({
	...siteSettings,
	...operatorSettings,
	...server,
	...sharedCache,
	...databaseSettings,
	...leadSettings,
	...deskSettings,
	...mailSettings,
	...publishing,
});
