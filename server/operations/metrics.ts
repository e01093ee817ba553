import fp from "fastify-plugin";
import { carriesToken } from "../bearer-token.ts";
import { type LeadFigures, readFigures } from "../leads/figures.ts";
import { webhookUrls } from "../leads/forms.ts";
import { Problem } from "../problem.ts";
import type { Reading } from "./watch/part.ts";

/** `/metrics` in Prometheus' text format, for requests with METRICS_TOKEN. Without the setting there is no such route. */
export const metrics = fp(
	async (app) => {
		const { metricsToken } = app.config;
		if (!metricsToken) return;
		const sources = [...webhookUrls(app.config).keys()];

		app.get("/metrics", { logLevel: "warn" }, async (request, reply) => {
			if (!carriesToken(request.headers.authorization, [metricsToken])) {
				reply.header("www-authenticate", "Bearer");
				throw new Problem(401, "The metrics take METRICS_TOKEN as a bearer");
			}
			const readings = await app.readParts();
			// Without the database only the other figures are known.
			const figures = await readFigures(app.pool, sources).catch(() => undefined);
			return reply
				.header("cache-control", "no-store")
				.type("text/plain; version=0.0.4; charset=utf-8")
				.send(
					formatParts(readings, app.partFigures()) +
						(figures ? formatMetrics(figures) : "") +
						app.formatCounters(),
				);
		});
	},
	{ name: "metrics", dependencies: ["counters", "database", "watch"] },
);

/** Samples of one gauge in Prometheus' text format 0.0.4. */
const gauge = (name: string, help: string, samples: (readonly [labels: string, value: number])[]) =>
	[
		`# HELP ${name} ${help}`,
		`# TYPE ${name} gauge`,
		...samples.map(([labels, value]) => `${name}${labels} ${value}`),
		"",
	].join("\n");

/**
 * Each part with its own figures. A part that could not be judged has no sample.
 * @param helps the help of each figure by its name.
 */
function formatParts(readings: readonly Reading[], helps: Record<string, string>): string {
	const label = ({ name }: Reading) => `{part="${name}"}`;
	return [
		gauge(
			"vitrin_part_up",
			"Whether a part of the site works; see /readyz.",
			readings
				.filter(({ status }) => status !== "unknown" && status !== "none yet")
				.map((part) => [label(part), part.trouble ? 0 : 1]),
		),
		gauge(
			"vitrin_part_check_seconds",
			"How long the last check of a part took.",
			readings.map((part) => [label(part), part.seconds]),
		),
		...readings
			.flatMap(({ figures }) => Object.entries(figures))
			.map(([name, value]) => gauge(`vitrin_${name}`, helps[name] ?? "", [["", value]])),
	].join("");
}

/** The figures of leads. They are gauges: erasing and purging leads lowers them. */
function formatMetrics(figures: LeadFigures): string {
	return [
		gauge(
			"vitrin_leads",
			"Leads in the database by state.",
			Object.entries(figures.states).map(([state, count]) => [`{state="${state}"}`, count]),
		),
		gauge(
			"vitrin_leads_oldest_undelivered_seconds",
			"How long the first lead in line has waited for its delivery; 0 when none does.",
			[["", Math.round(figures.waiting.seconds)]],
		),
		gauge(
			"vitrin_leads_unrouted",
			"Pending leads that nobody has answered and whose form has no webhook.",
			[["", figures.unrouted.count]],
		),
		gauge(
			"vitrin_leads_oldest_unrouted_seconds",
			"How long the first of them has waited; 0 when none does.",
			[["", Math.round(figures.unrouted.seconds)]],
		),
		gauge("vitrin_deliveries_held", "1 while deliveries are held, else 0.", [
			["", figures.isHeld ? 1 : 0],
		]),
		gauge(
			"vitrin_lead_attempts",
			"Recorded calls of the webhooks by result.",
			Object.entries(figures.attempts).map(([result, count]) => [`{result="${result}"}`, count]),
		),
	].join("");
}
