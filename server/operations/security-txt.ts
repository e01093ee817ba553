import fp from "fastify-plugin";

const DAY = 24 * 60 * 60 * 1_000;

/** ms; RFC 9116 §2.5.5 recommends less than a year. A copy that is no longer served must lapse. */
const VALID = 90 * DAY;

/** `GET /.well-known/security.txt` (RFC 9116): where to report a weakness. Without SECURITY_CONTACT there is no such route. */
export const securityTxt = fp(
	async (app) => {
		const { securityContact, siteUrl } = app.config;
		if (!securityContact) return;
		const path = "/.well-known/security.txt";
		app.get(path, async (_request, reply) =>
			reply
				.type("text/plain; charset=utf-8")
				.header("cache-control", "public, max-age=86400")
				.send(formatSecurityTxt(securityContact, `${siteUrl}${path}`)),
		);
	},
	{ name: "security-txt" },
);

const formatSecurityTxt = (contact: string, url: string) =>
	[
		`Contact: ${contact}`,
		`Expires: ${new Date(Date.now() + VALID).toISOString()}`,
		"Preferred-Languages: tr, de, en",
		`Canonical: ${url}`,
		"",
	].join("\n");
