import { defineConfig } from "vitest/config";

/** As in vitest.config.ts. */
const RETRY = process.env.CI ? 1 : 0;

const LIMITS = {
	retry: RETRY,
	testTimeout: 60_000,
	hookTimeout: 300_000,
	expect: { poll: { timeout: 20_000 } },
};

const OPERATIONS = {
	globalSetup: ["tests/docker/build-image.ts"],
	retry: RETRY,
	testTimeout: 600_000,
	hookTimeout: 600_000,
};

const UNDER_LOAD = ["memory", "rolling"].map((name) => `tests/docker/operations/${name}.test.ts`);

/** `npm run test:docker`; see tests/README.md. */
export default defineConfig({
	test: {
		onConsoleLog: (log) => !/PostgresError|schema cache/.test(log),
		// The containers share the machine with the tests.
		maxWorkers: 2,
		projects: [
			{
				test: {
					...LIMITS,
					name: "docker",
					include: ["tests/docker/*.test.ts"],
					globalSetup: ["tests/docker/build-image.ts"],
				},
			},
			{
				test: {
					...LIMITS,
					name: "in containers",
					include: ["tests/{integration,contract}/**/*.test.ts"],
					globalSetup: ["tests/docker/containers.ts"],
				},
			},
			{
				test: {
					...OPERATIONS,
					name: "operations",
					include: ["tests/docker/operations/*.test.ts"],
					exclude: UNDER_LOAD,
				},
			},
			{
				test: {
					...OPERATIONS,
					name: "load",
					include: UNDER_LOAD,
					// One stack under load at a time, and nothing else beside it.
					fileParallelism: false,
					sequence: { groupOrder: 1 },
				},
			},
		],
	},
});
