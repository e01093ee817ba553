import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { ViteDevServer } from "vite";
import { LANGUAGES, toLanguage } from "../../shared/languages.ts";
import { CSP_REPORTS } from "../site/csp-reports.ts";
import { linkedFiles, readManifest } from "../site/manifest.ts";
import { deskDocument } from "./document.ts";
import { limitClients } from "./guard.ts";

/** The folder that `npm run build` writes. */
const DESK_BUILD = "dist/desk";

const ENTRY = "client/desk/entry.tsx";

/** The start of the paths of the desk's scripts, styles and fonts. */
const ASSETS = "/desk/assets/";

/**
 * The policy of the desk's page. Mantine and the scroll lock write style elements, which carry the
 * nonce (client/desk/entry.tsx); style attributes in HTML stay forbidden.
 */
const policy = (nonce: string) =>
	[
		"default-src 'none'",
		`script-src 'self' 'nonce-${nonce}'`,
		`style-src 'self' 'nonce-${nonce}'`,
		"img-src 'self' data:",
		"font-src 'self'",
		"connect-src 'self'",
		// A post's page beside its text, which runs nothing (posts/page-routes.ts).
		"frame-src 'self'",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'none'",
		`report-uri ${CSP_REPORTS}`,
		"report-to csp",
	].join("; ");

/** The page of the operator's application, the same at each of its URLs, and the files it loads. */
export async function deskPage(
	app: FastifyInstance,
	{ vite }: { vite?: ViteDevServer | undefined },
): Promise<void> {
	limitClients(app);
	const assets = vite ? undefined : linkedFiles(await readManifest(resolve(DESK_BUILD)), ENTRY);
	if (!vite) {
		await app.register(fastifyStatic, {
			root: resolve(DESK_BUILD, `.${ASSETS}`),
			prefix: ASSETS,
			decorateReply: false,
			preCompressed: true,
			immutable: true,
			maxAge: "365d",
		});
	}
	const { siteName, smtpUrl } = app.config;
	const sendsMail = smtpUrl !== undefined;

	for (const path of ["/desk", "/desk/*"]) {
		app.get(path, async (request, reply) => {
			const nonce = randomBytes(16).toString("base64");
			const language = toLanguage(request.accepts().language([...LANGUAGES]));
			const html = deskDocument({ siteName, language, nonce, sendsMail, assets });
			reply
				.header("cache-control", "no-store")
				.header("x-robots-tag", "noindex, nofollow")
				.header("referrer-policy", "no-referrer")
				.type("text/html; charset=utf-8");
			if (vite) return vite.transformIndexHtml(request.url, html);
			reply.header("content-security-policy", policy(nonce));
			return html;
		});
	}
}
