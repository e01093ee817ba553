import { expect, test } from "vitest";
import { ENVIRONMENT, sendGenerated } from "../support/generated-input.ts";
import { testSite } from "../support/site-app.ts";

const site = testSite(ENVIRONMENT);

/** Inputs for each endpoint; `npm run test:faults` sends many more. */
const RUNS = Number(process.env.GENERATED_RUNS ?? 30);

/** ms; an answer that takes longer was stopped by its input, also on a busy machine. */
const LONGEST = 10_000;

test("no input is answered with an unexplained error, and what was taken can be read", {
	timeout: RUNS * 4_000,
}, async () => {
	const { faults, sent, taken, slowest } = await sendGenerated(site.app, RUNS);
	expect(faults).toEqual([]);
	expect(slowest.time, slowest.endpoint).toBeLessThan(LONGEST);
	expect(Object.values(sent)).toEqual(Object.keys(sent).map(() => RUNS));
	// The generated bodies reach what is behind the validation.
	expect(Object.keys(taken)).toEqual(
		expect.arrayContaining([
			"POST /api/quick-analysis",
			"POST /functions/v1/create-blog-post",
			"PUT /api/desk/posts/:id",
			"POST /api/desk/leads/actions",
			"POST /api/desk/leads/:id/reply",
			"PUT /api/desk/site/publisher",
			"PUT /api/desk/site/people",
			"POST /api/desk/terms",
			"POST /api/posts",
			"PATCH /api/posts",
		]),
	);
});
