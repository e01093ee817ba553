import { LRUCache } from "lru-cache";

/** Bytes of all pictures together: some three hundred of them. */
const MAX_BYTES = 16 * 1024 * 1024;

export interface Pictures {
	/** The picture of a key, drawn now unless it is kept; those who ask at the same time share the work. */
	get(key: string, draw: () => Promise<Buffer>): Promise<Buffer>;
	/** Of all that is kept. */
	readonly bytes: number;
}

/** Keeps pictures, least recently used going first, and draws one at a time: each takes the processor for a while. */
export function createPictures(maxBytes = MAX_BYTES): Pictures {
	const kept = new LRUCache<string, Buffer>({
		maxSize: maxBytes,
		sizeCalculation: ({ length }) => length,
	});
	const underway = new Map<string, Promise<Buffer>>();
	let last: Promise<unknown> = Promise.resolve();

	function inTurn(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
		const work = last
			.then(draw)
			.then((picture) => {
				kept.set(key, picture);
				return picture;
			})
			.finally(() => underway.delete(key));
		last = work.catch(() => {});
		underway.set(key, work);
		return work;
	}

	return {
		async get(key, draw) {
			return kept.get(key) ?? underway.get(key) ?? inTurn(key, draw);
		},
		get bytes() {
			return kept.calculatedSize;
		},
	};
}
