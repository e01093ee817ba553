import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { createRendering, UnrenderableText } from "../../server/blog/markdown/rendering.ts";

const rendering = createRendering(() => {}, 300);
afterAll(rendering.close);

test("a text is rendered with its pictures, in the language of its slugs", async () => {
	const picture = {
		id: "1",
		src: "/a.webp",
		width: 4,
		height: 3,
		position: "Überblick",
		alt: "A",
		sizes: "",
	};
	expect(await rendering.text("## Überblick", [picture], "de")).toMatch(
		/^<h2 id="ueberblick">Überblick<\/h2><figure.*src="\/a.webp"/s,
	);
	expect(await rendering.article("## Bir\n\nMetin", [], "tr")).toEqual({
		parts: [expect.stringContaining("<p>Metin</p>")],
		headings: [{ id: "bir", text: "Bir" }],
	});
});

test("while a text takes minutes, the process goes on, and the next text is rendered", async () => {
	const endless = rendering.text("a_*".repeat(20_000));
	const next = rendering.text("**Sıradaki**");
	const ended = endless.then(
		() => "rendered",
		() => "ended",
	);
	let turns = 0;
	for (; turns < 10; turns += 1) {
		expect(await Promise.race([ended, nextTurn("running")])).toBe("running");
	}
	await expect(endless).rejects.toBeInstanceOf(UnrenderableText);
	expect(await next).toBe("<p><strong>Sıradaki</strong></p>");
});

test("a text that is nested too deeply is refused, also the second time", async () => {
	// Of the second, browsers and not the server would grow tired.
	for (const nested of ["> ".repeat(10_000), `${"*".repeat(400)}a${"*".repeat(400)}`]) {
		await expect(rendering.text(nested)).rejects.toBeInstanceOf(UnrenderableText);
		await expect(rendering.article(nested, [], "tr")).rejects.toBeInstanceOf(UnrenderableText);
	}
});
