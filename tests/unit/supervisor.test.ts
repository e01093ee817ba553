import { expect, test } from "vitest";
import type { Postmaster } from "../../server/database/embedded/postmaster.ts";
import { supervise } from "../../server/database/embedded/supervisor.ts";
import { StartError } from "../../server/database/start-error.ts";

const nothing = () => {};
const log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

const ended = (reason: string): Postmaster => ({
	ended: Promise.resolve(reason),
	stop: async () => {},
});

const broken = new StartError("Postgres did not start: could not open file pg_control");

test("a Postgres that does not start any more is given up after the last attempt", async () => {
	let attempts = 0;
	const restart = async () => {
		attempts++;
		throw broken;
	};
	const { lost } = supervise({ running: ended("killed"), restart, log, pauses: [1, 1] });
	await expect(lost).rejects.toThrow(/pg_control.*repair the cause, such as a full disk/);
	expect(attempts).toBe(2);
});

test("a Postgres that has stopped is not started again once the server stops", async () => {
	let attempts = 0;
	const restart = async () => {
		attempts++;
		return ended("");
	};
	await supervise({ running: ended("it ended with code 1"), restart, log }).stop();
	expect(attempts).toBe(0);
});
