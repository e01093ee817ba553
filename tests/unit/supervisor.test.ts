import { describe, expect, it } from "vitest";
import type { Postmaster } from "../../server/database/embedded/postmaster.ts";
import { supervise } from "../../server/database/embedded/supervisor.ts";
import { StartError } from "../../server/database/start-error.ts";

const nothing = () => {};
const log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

const ended = (reason: string): Postmaster => ({
	ended: Promise.resolve(reason),
	stop: async () => {},
});

describe("a Postgres that has stopped", () => {
	it("and does not start any more is given up after ten attempts in two minutes", async () => {
		const pauses: number[] = [];
		let attempts = 0;
		const { lost } = supervise({
			running: ended("it ended with SIGKILL"),
			restart: async () => {
				attempts++;
				throw new StartError("Postgres did not start: could not open file pg_control");
			},
			log,
			pause: async (ms) => void pauses.push(ms),
		});
		await expect(lost).rejects.toThrow(
			/^Postgres does not start any more \(10 attempts failed, the last one: .*pg_control\): repair the cause/,
		);
		expect(attempts).toBe(10);
		expect(pauses.slice(0, 3)).toEqual([250, 500, 1000]);
		const minutes = pauses.reduce((sum, ms) => sum + ms) / 60_000;
		expect(minutes).toBeGreaterThan(1.5);
		expect(minutes).toBeLessThan(2.5);
	});

	it("is not started again once the server stops", async () => {
		const paused = Promise.withResolvers<void>();
		let attempts = 0;
		const supervised = supervise({
			running: ended("it ended with code 1"),
			restart: async () => {
				attempts++;
				return ended("");
			},
			log,
			pause: (_, { signal }) =>
				new Promise((resolve) => {
					signal.addEventListener("abort", () => resolve());
					paused.resolve();
				}),
		});
		await paused.promise;
		await supervised.stop();
		expect(attempts).toBe(0);
	});
});
