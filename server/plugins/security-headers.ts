import { hash } from "node:crypto";
import fp from "fastify-plugin";
import { analyticsSources } from "../config/analytics.ts";
import { CSP_REPORTS } from "../site/csp-reports.ts";
import { LOAD_LATE_SCRIPTS } from "../site/late-scripts.ts";

/** A source for the policy that allows exactly this script. */
const hashSource = (script: string) => `'sha256-${hash("sha256", script, "base64")}'`;

/** Features of the browser that no page uses: denied, so that an injected script cannot use them either. */
const PERMISSIONS = [
	"accelerometer",
	"browsing-topics",
	"camera",
	"display-capture",
	"geolocation",
	"gyroscope",
	"hid",
	"idle-detection",
	"local-fonts",
	"magnetometer",
	"microphone",
	"midi",
	"payment",
	"screen-wake-lock",
	"serial",
	"usb",
	"xr-spatial-tracking",
]
	.map((name) => `${name}=()`)
	.join(", ");

/** The headers that apply to scripts, style sheets and fonts; the others are about documents, and 1 KB a file. */
const FILE_HEADERS = [
	"cross-origin-resource-policy",
	"strict-transport-security",
	"x-content-type-options",
];

/**
 * Security headers, computed once: those of helmet (https://helmetjs.github.io), and the permissions. There is no
 * policy in development, where Vite needs inline scripts.
 */
export const securityHeaders = fp(
	async (app) => {
		const secure = app.config.siteUrl.startsWith("https:");
		const analytics = analyticsSources(app.config.analytics);
		const { development } = app.config;
		const policy = [
			"default-src 'self'",
			["script-src 'self'", hashSource(LOAD_LATE_SCRIPTS), ...analytics.script].join(" "),
			"script-src-attr 'none'",
			// docs/decisions/0015-inline-styles.md
			"style-src 'self' 'unsafe-inline'",
			// A post's picture may be anywhere; on an https site the browser turns http into https.
			`img-src 'self' data: https:${secure ? "" : " http:"}`,
			"font-src 'self'",
			["connect-src 'self'", ...analytics.connect].join(" "),
			"manifest-src 'self'",
			"object-src 'none'",
			"base-uri 'self'",
			"form-action 'self'",
			"frame-ancestors 'none'",
			...(secure ? ["upgrade-insecure-requests"] : []),
			`report-uri ${CSP_REPORTS}`,
			"report-to csp",
		].join(";");
		const headers = {
			"cross-origin-opener-policy": "same-origin",
			"cross-origin-resource-policy": "same-origin",
			"origin-agent-cluster": "?1",
			"permissions-policy": PERMISSIONS,
			"referrer-policy": "strict-origin-when-cross-origin",
			"x-content-type-options": "nosniff",
			"x-dns-prefetch-control": "off",
			"x-download-options": "noopen",
			// As frame-ancestors, for old browsers.
			"x-frame-options": "DENY",
			"x-permitted-cross-domain-policies": "none",
			// The filter of old browsers opened holes of its own.
			"x-xss-protection": "0",
			// Subdomains may have services without TLS; this site does not decide for them.
			...(secure && { "strict-transport-security": `max-age=${365 * 24 * 60 * 60}` }),
			...(!development && {
				"content-security-policy": policy,
				// The endpoint that report-to names; Firefox and Safari use report-uri.
				"reporting-endpoints": `csp="${CSP_REPORTS}"`,
			}),
		};
		const fileHeaders = Object.fromEntries(
			Object.entries(headers).filter(([name]) => FILE_HEADERS.includes(name)),
		);
		app.addHook("onRequest", ({ routeOptions }, reply, done) => {
			// Only what the build made has a route there; what does not exist is answered with a document.
			const isFile = routeOptions.url?.startsWith("/assets/");
			reply.headers(isFile ? fileHeaders : headers);
			done();
		});
	},
	{ name: "security-headers" },
);
