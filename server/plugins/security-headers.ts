import { hash } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import fp from "fastify-plugin";
import helmet, { type HelmetOptions } from "helmet";
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

/** The headers of helmet's middleware, which depend on its options alone. */
function helmetHeaders(options: HelmetOptions) {
	const request = new IncomingMessage(new Socket());
	const response = new ServerResponse(request);
	helmet(options)(request, response, (error) => {
		if (error) throw error;
	});
	return response.getHeaders();
}

/** The headers that apply to scripts, style sheets and fonts; the others are about documents, and 1 KB a file. */
const FILE_HEADERS = [
	"cross-origin-resource-policy",
	"strict-transport-security",
	"x-content-type-options",
];

/** Security headers, computed once; off for the policy in development, where Vite needs inline scripts. */
export const securityHeaders = fp(
	async (app) => {
		const secure = app.config.siteUrl.startsWith("https:");
		const analytics = analyticsSources(app.config.analytics);
		const { development } = app.config;
		const headers = {
			...helmetHeaders({
				// Subdomains may have services without TLS; this site does not decide for them.
				strictTransportSecurity: secure && { includeSubDomains: false },
				// As frame-ancestors, for old browsers.
				xFrameOptions: { action: "deny" },
				crossOriginEmbedderPolicy: false,
				referrerPolicy: { policy: "strict-origin-when-cross-origin" },
				contentSecurityPolicy: !development && {
					directives: {
						defaultSrc: ["'self'"],
						scriptSrc: ["'self'", hashSource(LOAD_LATE_SCRIPTS), ...analytics.script],
						scriptSrcAttr: ["'none'"],
						// docs/decisions/0015-inline-styles.md
						styleSrc: ["'self'", "'unsafe-inline'"],
						// A post's picture may be anywhere; on an https site the browser turns http into https.
						imgSrc: ["'self'", "data:", "https:", ...(secure ? [] : ["http:"])],
						fontSrc: ["'self'"],
						connectSrc: ["'self'", ...analytics.connect],
						manifestSrc: ["'self'"],
						objectSrc: ["'none'"],
						baseUri: ["'self'"],
						formAction: ["'self'"],
						frameAncestors: ["'none'"],
						upgradeInsecureRequests: secure ? [] : null,
						reportUri: [CSP_REPORTS],
						reportTo: ["csp"],
					},
				},
			}),
			"permissions-policy": PERMISSIONS,
			// The endpoint that report-to names; Firefox and Safari use report-uri.
			...(!development && { "reporting-endpoints": `csp="${CSP_REPORTS}"` }),
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
