import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Of the rings with servers and browsers. A busy machine makes a test slow, not red. */
const OUTER = {
	testTimeout: 30_000,
	hookTimeout: 60_000,
	expect: { poll: { timeout: 20_000 } },
	// A test leaves nothing behind in its process: importing the server anew for each file costs a third of it.
	isolate: false,
	// Where nobody watches: on a busy machine a step of a browser may come too late.
	retry: process.env.CI ? 2 : 0,
	// Node compiles once what the servers and commands that tests start have in common: half of their start.
	env: {
		NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/node-compile"),
	},
};

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
					testTimeout: 30_000,
					// Pure functions keep nothing: a process for each file costs more than its tests.
					isolate: false,
				},
			},
			{
				test: {
					name: "programs",
					include: ["tests/programs/**/*.test.ts"],
					testTimeout: 30_000,
					isolate: false,
				},
			},
			{
				test: {
					...OUTER,
					name: "integration",
					include: ["tests/integration/**/*.test.ts"],
					globalSetup: ["tests/support/postgres.ts"],
				},
			},
			{
				test: {
					...OUTER,
					name: "contract",
					include: ["tests/contract/**/*.test.ts"],
					globalSetup: ["tests/support/postgres.ts"],
				},
			},
			{
				test: {
					...OUTER,
					name: "browser",
					include: ["tests/browser/**/*.test.ts"],
					globalSetup: ["tests/support/browser-ring.ts"],
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
