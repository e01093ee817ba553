import { LRUCache } from "lru-cache";

export interface Cache<V> {
	/**
	 * The cached value of a key if it is fresh, otherwise a new one; `make` gets the outdated value.
	 * Concurrent callers with the same key share the work. If the work fails, the outdated value is returned,
	 * if there is one.
	 * @throws what `make` throws, if there is no outdated value.
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
	/** Whether a value is a failure: then the outdated value is better. */
	isFailure?(value: V): boolean;
	/** Called with the error that kept an outdated value from being renewed. */
	onError?(error: unknown): void;
}

/**
 * Milliseconds for which a failure, or the outdated value in its place, is used, so that an outage does not
 * cause work at each request.
 */
const RETRY_AFTER = 5_000;

/** A cache in memory, bounded by bytes, that makes each missing value once. */
export function createCache<V extends object>({
	maxBytes,
	sizeOf,
	freshFor = 0,
	isFailure = () => false,
	onError,
}: CacheOptions<V>): Cache<V> {
	/** The library does not list keys whose first value is still being made. */
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
				if (!isFailure(value)) return value;
				if (!isUsable()) {
					options.ttl = RETRY_AFTER;
					return value;
				}
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
		get: (key, make) => values.forceFetch(key, { context: make, allowStale: false }),
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
