import { createHash } from "node:crypto";
import helmet from "@fastify/helmet";
import fp from "fastify-plugin";
import { analyticsSources } from "../config/analytics.ts";
import { readInlineScripts } from "../site/inline-scripts.ts";

/** A source of the policy that allows this very script. */
const hashSource = (script: string) =>
	`'sha256-${createHash("sha256").update(script).digest("base64")}'`;

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
			strictTransportSecurity: secure,
			crossOriginEmbedderPolicy: false,
			referrerPolicy: { policy: "strict-origin-when-cross-origin" },
			contentSecurityPolicy: !development && {
				directives: {
					defaultSrc: ["'self'"],
					scriptSrc: ["'self'", ...inlineScripts, ...analytics.script],
					scriptSrcAttr: ["'none'"],
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
				},
			},
		});
	},
	{ name: "security-headers" },
);
