import { readdir, readFile } from "node:fs/promises";

/** The value that a share of the values lies below, with one digit after the point; 0.5 for the median. */
export function percentile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	const value = sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
	return Number(value.toFixed(1));
}

/** ms that processes have used of a processor (Linux): on a busy machine it says more than the clock. */
async function processorTime(pids: readonly number[]): Promise<number> {
	const used = pids.map(async (pid) => {
		// What ends meanwhile counts nothing.
		const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
		const files = threads.map((thread) =>
			readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8").catch(() => "0"),
		);
		return sum((await Promise.all(files)).map(Number.parseFloat));
	});
	return sum(await Promise.all(used)) / 1e6;
}

const sum = (numbers: readonly number[]): number =>
	numbers.reduce((total, number) => total + number, 0);

/** What a piece of work takes, in ms: medians of some runs after a first one. */
export interface Cost {
	ms: number;
	processor: number;
}

/**
 * Measures some work.
 * @param pids the processes that do it, asked before each run. @param before each run.
 */
export async function measure(
	work: () => Promise<unknown>,
	pids: () => Promise<number[]>,
	{ runs = 7, before = async () => {} } = {},
): Promise<Cost> {
	const costs: Cost[] = [];
	for (let run = 0; run <= runs; run += 1) {
		await before();
		const workers = await pids();
		const [start, used] = [performance.now(), await processorTime(workers)];
		await work();
		const ms = performance.now() - start;
		costs.push({ ms, processor: (await processorTime(workers)) - used });
	}
	// The first run prepares statements.
	const median = (name: keyof Cost) =>
		percentile(
			costs.slice(1).map((cost) => cost[name]),
			0.5,
		);
	return { ms: median("ms"), processor: median("processor") };
}

/** A table row: `ms (processor ms)` for each size, and how much more processor time the last takes than the one before. */
export function toRow(costs: ReadonlyMap<number, Cost>): Record<string, string> {
	const [before, last] = [...costs.values()].slice(-2);
	return {
		...Object.fromEntries(
			Array.from(costs, ([size, { ms, processor }]) => [
				size.toLocaleString("en"),
				`${ms} (${processor})`,
			]),
		),
		ratio: before && last ? (last.processor / before.processor).toFixed(1) : "",
	};
}
