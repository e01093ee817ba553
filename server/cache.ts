import { LRUCache } from "lru-cache";

export interface Cache<V> {
	/**
	 * The value of a key, made now, with the outdated one at hand, unless a fresh one is kept. Callers that ask for one key at one time
	 * share the work. If it fails, an outdated value is returned where one is kept.
	 * @throws what `make` throws, where no outdated value is kept.
	 */
	get(key: string, make: (outdated?: V) => Promise<V>): Promise<V>;
	/** The kept value of a key, if it is fresh. */
	peek(key: string): V | undefined;
	/** Drops the values of matching keys. A value that is being made is returned, but not kept. */
	drop(matches: (key: string) => boolean): void;
	/** Bytes of all kept values. */
	readonly bytes: number;
}

interface CacheOptions<V> {
	/** Bytes of all kept values. The least recently used value is removed first. */
	maxBytes: number;
	/** Bytes of a value. A value larger than `maxBytes` is not kept: `Infinity` keeps it out. */
	sizeOf(value: V): number;
	/** Milliseconds until a value is outdated; 0, the default, for never. */
	freshFor?: number;
	/** Whether a value reports a failure, so that an outdated value is better. */
	isFailure?(value: V): boolean;
	/** Called with the error that kept an outdated value from being renewed. */
	onError?(error: unknown): void;
}

/** Milliseconds for which an outdated value is used after its renewal failed, so that an outage is not asked at each request. */
const RETRY_AFTER = 5_000;

/** A cache in memory, bounded by bytes, that makes each missing value once. */
export function createCache<V extends object>({
	maxBytes,
	sizeOf,
	freshFor = 0,
	isFailure = () => false,
	onError,
}: CacheOptions<V>): Cache<V> {
	/** The keys of the library leave out those whose first value is being made. */
	const underway = new Set<{ key: string }>();
	const values = new LRUCache<string, V, (outdated?: V) => Promise<V>>({
		maxSize: maxBytes,
		sizeCalculation: (value) => Math.min(sizeOf(value), maxBytes + 1),
		ttl: freshFor,
		// Outdated values stay, for `drop` and as a fallback.
		allowStale: true,
		noDeleteOnStaleGet: true,
		// A dropped key aborts its work; the callers that wait for it get its result nevertheless.
		ignoreFetchAbort: true,
		async fetchMethod(key, outdated, { context: make, options, signal }) {
			const work = { key };
			underway.add(work);
			const isUsable = () => outdated !== undefined && !signal.aborted;
			try {
				const value = await make(outdated);
				if (!isFailure(value) || !isUsable()) return value;
			} catch (error) {
				if (!isUsable()) throw error;
				onError?.(error);
			} finally {
				underway.delete(work);
			}
			options.ttl = RETRY_AFTER;
			return outdated;
		},
	});

	return {
		get: (key, make) =>
			values.forceFetch(key, { context: make, allowStale: false }),
		peek: (key) => values.get(key, { allowStale: false }),
		drop(matches) {
			const making = Array.from(underway, ({ key }) => key);
			for (const key of [...values.keys(), ...making]) {
				if (matches(key)) values.delete(key);
			}
		},
		get bytes() {
			return values.calculatedSize;
		},
	};
}
