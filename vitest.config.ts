import { defineConfig } from "vitest/config";

/** The rings of tests, outermost last; see tests/README.md. */
export default defineConfig({
	test: {
		projects: [
			{
				test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"] },
			},
			{
				test: {
					name: "integration",
					include: ["tests/integration/**/*.test.ts"],
					globalSetup: ["tests/support/postgres.ts"],
					testTimeout: 30_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					name: "contract",
					include: ["tests/contract/**/*.test.ts"],
					globalSetup: ["tests/support/postgres.ts"],
					testTimeout: 30_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					name: "browser",
					include: ["tests/browser/**/*.test.ts"],
					testTimeout: 60_000,
					hookTimeout: 120_000,
					expect: { poll: { timeout: 10_000 } },
				},
			},
		],
	},
});
