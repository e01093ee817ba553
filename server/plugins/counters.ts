import fp from "fastify-plugin";

declare module "fastify" {
	interface FastifyInstance {
		/** Adds a counter of this process to /metrics. @returns a function that counts one event, under a label's value if there is a label. */
		createCounter(counter: Counter): (value?: string) => void;
		/** The counters in Prometheus' text format 0.0.4. */
		formatCounters(): string;
	}
}

interface Counter {
	name: string;
	help: string;
	/** With all of its values. Each starts at 0, so that Prometheus sees the first event as an increase. */
	label?: { name: string; values: readonly string[] };
}

/** Counts events since the start of this process, each replica separately. */
export const counters = fp(
	async (app) => {
		const known: (Counter & { counts: Map<string, number> })[] = [];

		app.decorate("createCounter", (counter) => {
			const values = counter.label?.values ?? [""];
			const counts = new Map(values.map((value) => [value, 0]));
			known.push({ ...counter, counts });
			return (value = "") => counts.set(value, (counts.get(value) ?? 0) + 1);
		});

		app.decorate("formatCounters", () =>
			known
				.flatMap(({ name, help, label, counts }) => [
					`# HELP ${name} ${help}`,
					`# TYPE ${name} counter`,
					...[...counts].map(([value, count]) =>
						label ? `${name}{${label.name}="${value}"} ${count}` : `${name} ${count}`,
					),
					"",
				])
				.join("\n"),
		);

		const countAnswer = app.createCounter({
			name: "vitrin_answers_total",
			help: "Answers by the class of their status.",
			label: { name: "status", values: ["2xx", "3xx", "4xx", "5xx"] },
		});
		app.addHook("onResponse", (_request, { statusCode }, done) => {
			countAnswer(`${Math.floor(statusCode / 100)}xx`);
			done();
		});
	},
	{ name: "counters" },
);
