import * as v from "valibot";
import { cdnSettings } from "./cdn.ts";
import { databaseSettings } from "./database.ts";
import { deskSettings } from "./desk.ts";
import { leadSettings } from "./leads.ts";
import { mailSettings } from "./mail.ts";
import { operatorSettings } from "./operator.ts";
import { siteSettings } from "./site.ts";
import {
	contact,
	flag,
	isProxy,
	list,
	oneOf,
	SECRET,
	text,
	token,
	wholeNumber,
} from "./values.ts";

const server = {
	HOST: v.optional(
		v.pipe(
			text,
			v.description("The IP address or host name that the server listens on."),
		),
		"127.0.0.1",
	),
	PORT: v.optional(
		v.pipe(
			wholeNumber("a port", 0, 65535),
			v.description("The port that the server listens on."),
		),
		"3000",
	),
	TRUST_PROXY: v.optional(
		v.pipe(
			list(
				"IP addresses or CIDR blocks separated by commas, such as 10.0.0.0/8, or loopback, linklocal or uniquelocal",
				isProxy,
			),
			v.description(
				"The proxies in front of the server, whose `X-Forwarded-For` counts. Without it, all visitors behind a proxy are one client for the rate limits.",
			),
		),
		"",
	),
	DRAIN_SECONDS: v.optional(
		v.pipe(
			wholeNumber("seconds", 0, 120),
			v.description(
				"How long `/readyz` answers 503 after SIGTERM before the server stops, so that load balancers choose other replicas.",
			),
			v.metadata({ default: "`0`; in the stack `5`" }),
		),
		"0",
	),
	METRICS_TOKEN: v.optional(
		v.pipe(
			token,
			v.metadata(SECRET),
			v.description(
				"Enables `/metrics` (Prometheus) for requests that send it as a bearer token.",
			),
		),
	),
	SECURITY_CONTACT: v.optional(
		v.pipe(
			contact,
			v.description(
				"Where people report a weakness of the site: `/.well-known/security.txt` (RFC 9116) names it. Unset: there is no such file.",
			),
		),
	),
	LOG_LEVEL: v.optional(
		v.pipe(
			oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
			v.description("The least severe level that is logged."),
		),
		"info",
	),
	NODE_ENV: v.optional(
		v.pipe(
			text,
			v.description(
				"`development` renders from the sources with hot reload; `npm run dev` sets it.",
			),
		),
		"production",
	),
};

const publishing = {
	BLOG_API_KEY: v.optional(
		v.pipe(
			list(
				"keys of at least 16 characters (ASCII, no blanks), separated by commas",
				(key) => /^[!-~]{16,}$/.test(key),
			),
			v.metadata(SECRET),
			v.description(
				"The keys that may publish. Without one only the demo page can.",
			),
		),
		"",
	),
	BLOG_DEMO: v.optional(
		v.pipe(
			flag,
			v.description(
				"Whether `/create-blog-demo` exists and may publish its one post.",
			),
			v.metadata({
				default: "`true` with the embedded Postgres, else `false`",
			}),
		),
	),
};

/** The variables by the section of docs/settings.md that describes them. */
export const SETTINGS_SECTIONS = {
	"The site": siteSettings,
	"The publisher": operatorSettings,
	"The server": server,
	"A shared cache": cdnSettings,
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
	...cdnSettings,
	...databaseSettings,
	...leadSettings,
	...deskSettings,
	...mailSettings,
	...publishing,
});
