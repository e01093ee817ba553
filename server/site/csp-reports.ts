import fp from "fastify-plugin";
import * as v from "valibot";

/** The path that browsers report violations of a page's policy to. */
export const CSP_REPORTS = "/api/csp-report";

/** Bytes; a report quotes the whole policy, which has about 1,000. */
const BODY_LIMIT = 8 * 1024;

/** Reports of one client. Extensions of a browser may cause several on each page. */
const RATE = { rateLimit: { max: 30, timeWindow: "1 minute" } };

/** Milliseconds between two log lines about one directive. */
const HOUR = 60 * 60 * 1_000;

/** The directives of the policy that can be violated (CSP 3, §6), as browsers report them. */
const DIRECTIVES = [
	"script-src",
	"script-src-elem",
	"script-src-attr",
	"style-src",
	"style-src-elem",
	"style-src-attr",
	"img-src",
	"font-src",
	"connect-src",
	"manifest-src",
	"object-src",
	"base-uri",
	"form-action",
	"frame-src",
	"frame-ancestors",
	"media-src",
	"worker-src",
	"child-src",
	"default-src",
];

const OTHER = "other";

/** A directive's name without its sources, which old browsers send with it. */
const directive = v.pipe(
	v.string(),
	v.transform((text) => text.split(" ", 1)[0] ?? ""),
	v.transform((name) => (DIRECTIVES.includes(name) ? name : OTHER)),
);

/** `report-to`: a list of reports of any type (Reporting API). `report-uri`: one object (CSP 2). */
const bodySchema = v.union([
	v.pipe(
		v.array(
			v.object({
				type: v.string(),
				body: v.object({ effectiveDirective: v.optional(directive, OTHER) }),
			}),
		),
		v.transform((reports) =>
			reports
				.filter(({ type }) => type === "csp-violation")
				.map(({ body }) => body.effectiveDirective),
		),
	),
	v.pipe(
		v.object({
			"csp-report": v.pipe(
				v.looseObject({
					"effective-directive": v.optional(directive),
					"violated-directive": v.optional(directive),
				}),
				v.transform(
					(report) => report["effective-directive"] ?? report["violated-directive"] ?? OTHER,
				),
			),
		}),
		v.transform((body) => [body["csp-report"]]),
	),
]);

/**
 * `POST /api/csp-report`: counts what browsers blocked because of the content security policy, and logs
 * each directive once an hour. The URLs in a report stay out of the log: they may hold personal data.
 */
export const cspReports = fp(
	async (app) => {
		const count = app.createCounter({
			name: "vitrin_csp_reports_total",
			help: "Violations of the content security policy that browsers reported, by directive.",
			label: "directive",
			values: [...DIRECTIVES, OTHER],
		});
		const logged = new Map<string, number>();
		const report = (name: string) => {
			count(name);
			const now = performance.now();
			if (now - (logged.get(name) ?? -HOUR) < HOUR) return;
			logged.set(name, now);
			app.log.warn(
				{ directive: name },
				"A browser reported a violation of the content security policy; /metrics counts them",
			);
		};

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
					for (const name of body.output) report(name);
					return reply.code(204).send();
				},
			);
		});
	},
	{ name: "csp-reports", dependencies: ["counters", "rate-limit"] },
);
