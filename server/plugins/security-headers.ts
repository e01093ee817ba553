import { createHash } from "node:crypto";
import helmet from "@fastify/helmet";
import fp from "fastify-plugin";
import { analyticsSources } from "../config/analytics.ts";
import { CSP_REPORTS } from "../site/csp-reports.ts";
import { readInlineScripts } from "../site/inline-scripts.ts";

/** A source of the policy that allows this very script. */
const hashSource = (script: string) =>
	`'sha256-${createHash("sha256").update(script).digest("base64")}'`;

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

/** Security headers; off for the policy in development, where Vite needs inline scripts. */
export const securityHeaders = fp(
	async (app) => {
		const secure = app.config.siteUrl.startsWith("https:");
		const analytics = analyticsSources(app.config.analytics);
		const { development } = app.config;
		const inlineScripts = development
			? []
			: Object.values(await readInlineScripts()).map(hashSource);
		await app.register(helmet, {
			// Subdomains may have services without TLS; this site does not decide for them.
			strictTransportSecurity: secure && { includeSubDomains: false },
			// As frame-ancestors, for old browsers.
			xFrameOptions: { action: "deny" },
			crossOriginEmbedderPolicy: false,
			referrerPolicy: { policy: "strict-origin-when-cross-origin" },
			contentSecurityPolicy: !development && {
				directives: {
					defaultSrc: ["'self'"],
					scriptSrc: ["'self'", ...inlineScripts, ...analytics.script],
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
		});
		app.addHook("onRequest", async (_request, reply) => {
			reply.header("permissions-policy", PERMISSIONS);
			// What report-to names; Firefox and Safari use report-uri.
			if (!development) {
				reply.header("reporting-endpoints", `csp="${CSP_REPORTS}"`);
			}
		});
	},
	{ name: "security-headers" },
);
