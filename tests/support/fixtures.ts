import { afterAll, beforeAll, onTestFinished } from "vitest";

/** A server's first start on a busy machine, in ms. */
const START_WITHIN = 120_000;

/**
 * Starts something before the tests of a file or a describe block and ends it after them.
 * @returns a function that returns it, once the hooks before have run.
 */
export function perFile<T extends AsyncDisposable>(start: () => Promise<T>): () => T {
	let started: T | undefined;
	beforeAll(async () => {
		started = await start();
	}, START_WITHIN);
	afterAll(() => started?.[Symbol.asyncDispose]());
	return () => {
		if (!started) throw new Error("The hooks have not run yet");
		return started;
	};
}

/** Ends something after the test that started it. */
export function perTest<T extends AsyncDisposable>(started: T): T {
	onTestFinished(async () => started[Symbol.asyncDispose]());
	return started;
}
