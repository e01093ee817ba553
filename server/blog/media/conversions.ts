/** More tasks wait than may. */
export class TooManyConversions extends Error {
	constructor() {
		super("Too many pictures are waiting to be converted");
	}
}

export interface Conversions {
	/** The task's result, once it had its turn. @throws {TooManyConversions} at once, when the queue is full. */
	run<T>(task: () => Promise<T>): Promise<T>;
}

/** A queue that runs `atOnce` tasks side by side and lets `waiting` more wait, in the order they came. */
export function createConversions({
	atOnce,
	waiting,
}: {
	atOnce: number;
	waiting: number;
}): Conversions {
	const queue: (() => void)[] = [];
	let running = 0;

	return {
		async run(task) {
			if (running < atOnce) running += 1;
			else if (queue.length >= waiting) throw new TooManyConversions();
			// Whoever finishes hands its place on, so the number of those that run stays.
			else await new Promise<void>((turn) => queue.push(turn));
			try {
				return await task();
			} finally {
				const next = queue.shift();
				if (next) next();
				else running -= 1;
			}
		},
	};
}
