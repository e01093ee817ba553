import { describe, expect, it, vi } from "vitest";
import { createCache } from "../../server/cache.ts";
import { stopClock } from "../support/clock.ts";

const FRESH_FOR = 60_000;
const make = (text: string) => vi.fn(async () => Buffer.from(text));
const failing = () => vi.fn(() => Promise.reject(new Error("away")));

function setUp({ maxBytes = 1_000 } = {}) {
	const onError = vi.fn();
	const cache = createCache<Buffer>({
		maxBytes,
		sizeOf: ({ length }) => length,
		freshFor: FRESH_FOR,
		isFailure: (value) => value.equals(Buffer.from("failure")),
		onError,
	});
	const get = async (key: string, work: () => Promise<Buffer>) =>
		(await cache.get(key, work)).toString();
	return { cache, get, onError };
}

const pass = stopClock();

describe("a value", () => {
	it("is made once for all callers of one key", async () => {
		const { cache } = setUp();
		const work = make("value");
		const values = await Promise.all([cache.get("a", work), cache.get("a", work)]);
		expect(await cache.get("a", work)).toBe(values[0]);
		expect(values[1]).toBe(values[0]);
		expect(work).toHaveBeenCalledTimes(1);
	});

	it("that could not be made is made at the next request", async () => {
		const { get } = setUp();
		await expect(get("a", failing())).rejects.toThrow("away");
		expect(await get("a", make("value"))).toBe("value");
	});

	it("is made again once it is outdated, before it is returned", async () => {
		const { get } = setUp();
		await get("a", make("first"));
		pass(FRESH_FOR - 1);
		expect(await get("a", make("second"))).toBe("first");
		pass(2);
		expect(await get("a", make("second"))).toBe("second");
	});

	it.each([
		["fails", failing],
		["reports a failure", () => make("failure")],
	])("stays while its renewal %s, which is tried again after a pause", async (_, work) => {
		const { get } = setUp();
		await get("a", make("good"));
		pass(FRESH_FOR + 1);
		const first = work();
		expect(await get("a", first)).toBe("good");
		expect(first).toHaveBeenCalledTimes(1);
		const early = make("early");
		expect(await get("a", early)).toBe("good");
		expect(early).not.toHaveBeenCalled();
		pass(5_001);
		expect(await get("a", make("new"))).toBe("new");
	});

	it("larger than the cache is returned, and replaces the outdated one", async () => {
		const { cache, get } = setUp({ maxBytes: 4 });
		await get("a", make("good"));
		pass(FRESH_FOR + 1);
		expect(await get("a", make("large"))).toBe("large");
		expect(cache.bytes).toBe(0);
	});
});

it("an error of a renewal is reported", async () => {
	const { get, onError } = setUp();
	await get("a", make("good"));
	pass(FRESH_FOR + 1);
	await get("a", failing());
	expect(onError).toHaveBeenCalledExactlyOnceWith(new Error("away"));
});

it("the least recently used value makes room", async () => {
	const { cache, get } = setUp({ maxBytes: 10 });
	for (const key of ["a", "b"]) await get(key, make("four"));
	await get("a", make("else"));
	await get("c", make("four"));
	expect(cache.bytes).toBe(8);
	expect(await get("a", make("else"))).toBe("four");
	expect(await get("b", make("else"))).toBe("else");
});

describe("dropping", () => {
	it("removes matching values and no others", async () => {
		const { cache, get } = setUp();
		await get("/tr/blog", make("old"));
		await get("/de/blog", make("alt"));
		cache.drop((key) => key.startsWith("/tr/"));
		expect(await get("/tr/blog", make("new"))).toBe("new");
		expect(await get("/de/blog", make("neu"))).toBe("alt");
	});

	it("removes an outdated value, so that no failure brings it back", async () => {
		const { cache, get } = setUp();
		await get("a", make("withdrawn"));
		pass(FRESH_FOR + 1);
		cache.drop(() => true);
		await expect(get("a", failing())).rejects.toThrow("away");
	});

	it.each([
		["first", 0],
		["next", FRESH_FOR + 1],
	])("while the %s value is being made keeps that value out", async (_, age) => {
		const { cache, get } = setUp();
		if (age > 0) await get("a", make("outdated"));
		pass(age);
		const { promise, resolve } = Promise.withResolvers<Buffer>();
		const waiting = get("a", () => promise);
		cache.drop(() => true);
		const after = get("a", make("read after"));
		resolve(Buffer.from("read before"));
		expect(await waiting).toBe("read before");
		expect(await after).toBe("read after");
		expect(await get("a", make("third"))).toBe("read after");
	});

	it("while a value is being renewed keeps a failure from bringing it back", async () => {
		const { cache, get } = setUp();
		await get("a", make("withdrawn"));
		pass(FRESH_FOR + 1);
		const { promise, reject } = Promise.withResolvers<Buffer>();
		const waiting = get("a", () => promise);
		cache.drop(() => true);
		const failed = expect(waiting).rejects.toThrow("away");
		reject(new Error("away"));
		await failed;
	});
});
