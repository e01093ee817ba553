import { expect, it, onTestFinished, vi } from "vitest";
import { collectGarbageAtRest } from "../../server/operations/collect-garbage.ts";

it("collects when the server rests, and again only after it has grown", async () => {
	const collect = vi.fn();
	const sizes = vi.spyOn(process.memoryUsage, "rss").mockReturnValue(200 * 1024 ** 2);
	onTestFinished(() => sizes.mockRestore());
	onTestFinished(collectGarbageAtRest({ interval: 5, collect }));
	const looks = () => sizes.mock.calls.length;
	await expect.poll(() => collect.mock.calls.length).toBe(1);

	const then = looks();
	await expect.poll(looks).toBeGreaterThan(then + 3);
	expect(collect).toHaveBeenCalledTimes(1);

	sizes.mockReturnValue(240 * 1024 ** 2);
	await expect.poll(() => collect.mock.calls.length).toBe(2);
});
