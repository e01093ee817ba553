import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** A busy machine makes a test slow, not red. In ms. */
const POLL = { timeout: 20_000 };

/** Tries again where nobody watches: on a busy machine a step of a browser may come too late. */
const RETRIES = process.env.CI ? 2 : 0;

/** The rings of tests, outermost last; see tests/README.md. */
export default defineConfig({
	test: {
		// Files mostly wait, for the browser, the database or a server: more of them than processors.
		maxWorkers: availableParallelism() + 2,
		// Supabase Lite prints a stack for every query that the database refuses, as many tests want it to.
		onConsoleLog: (log) => !/kysely|schema cache/.test(log),
		projects: [
			{
				test: {
					name: "unit",
					include: ["tests/unit/**/*.test.{ts,tsx}"],
					// Pure functions keep nothing: a process for each file costs more than its tests.
					isolate: false,
					testTimeout: 30_000,
				},
			},
			{
				test: {
					name: "integration",
					include: ["tests/integration/**/*.test.ts"],
					globalSetup: ["tests/support/postgres.ts"],
					testTimeout: 30_000,
					hookTimeout: 60_000,
					expect: { poll: POLL },
					retry: RETRIES,
				},
			},
			{
				test: {
					name: "contract",
					include: ["tests/contract/**/*.test.ts"],
					globalSetup: ["tests/support/postgres.ts"],
					testTimeout: 30_000,
					hookTimeout: 60_000,
					expect: { poll: POLL },
					retry: RETRIES,
				},
			},
			{
				test: {
					name: "browser",
					include: ["tests/browser/**/*.test.ts"],
					globalSetup: ["tests/support/browser-ring.ts"],
					testTimeout: 120_000,
					hookTimeout: 120_000,
					expect: { poll: POLL },
					retry: RETRIES,
				},
			},
		],
	},
});
