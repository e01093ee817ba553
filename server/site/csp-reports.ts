import fp from "fastify-plugin";
import * as v from "valibot";

/** The path that browsers report violations of a page's policy to. */
export const CSP_REPORTS = "/api/csp-report";

/** Bytes; a report quotes the whole policy, which has about 1,000. */
const BODY_LIMIT = 8 * 1024;

/** Reports of one client. Extensions of a browser may cause several on each page. */
const RATE = { rateLimit: { max: 30, timeWindow: "1 minute" } };

const directive = v.pipe(v.string(), v.regex(/^[a-z-]{1,30}$/));

/** `report-to`: a list of reports (Reporting API). `report-uri`: one object (CSP 2). */
const bodySchema = v.union([
	v.pipe(
		v.array(v.object({ body: v.object({ effectiveDirective: directive }) })),
		v.nonEmpty(),
		v.maxLength(50),
		v.transform((reports) => reports.map(({ body }) => body.effectiveDirective)),
	),
	v.pipe(
		v.object({ "csp-report": v.object({ "effective-directive": directive }) }),
		v.transform((body) => [body["csp-report"]["effective-directive"]]),
	),
]);

/**
 * `POST /api/csp-report`: counts what browsers blocked because of the content security policy, and logs
 * the directives. The URLs in a report stay out of the log: they may hold personal data.
 */
export const cspReports = fp(
	async (app) => {
		const count = app.createCounter({
			name: "vitrin_csp_reports_total",
			help: "Violations of the content security policy that browsers reported.",
		});
		app.register(async (scope) => {
			scope.addContentTypeParser(
				["application/reports+json", "application/csp-report"],
				{ parseAs: "string" },
				scope.getDefaultJsonParser("error", "error"),
			);
			scope.post(
				CSP_REPORTS,
				{ bodyLimit: BODY_LIMIT, config: RATE, logLevel: "warn" },
				async (request, reply) => {
					const body = v.safeParse(bodySchema, request.body);
					if (!body.success) return reply.code(400).send();
					for (const _ of body.output) count();
					app.log.info(
						{ directives: [...new Set(body.output)] },
						"A browser reported a violation of the content security policy",
					);
					return reply.code(204).send();
				},
			);
		});
	},
	{ name: "csp-reports", dependencies: ["counters", "rate-limit"] },
);
