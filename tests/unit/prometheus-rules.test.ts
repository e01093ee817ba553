import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { formatMetrics } from "../../server/operations/metrics.ts";

it("alerts about figures that the site gives, under the labels that they have", async () => {
	const given = formatMetrics({
		states: { pending: 1, delivered: 1, failed: 1, quarantined: 1 },
		waiting: { count: 1, seconds: 1 },
		unrouted: { count: 1, seconds: 1 },
		attempts: { ok: 1, failed: 1 },
	});
	const rules = await readFile("docs/prometheus-rules.yml", "utf8");
	const asked = rules.match(/vitrin_\w+(\{[^}]*\})?/g) ?? [];
	expect(asked.length).toBeGreaterThanOrEqual(5);
	for (const series of asked) expect(given).toContain(`\n${series} `);
});
