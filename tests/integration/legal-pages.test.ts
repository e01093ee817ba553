import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pathFor } from "../../client/i18n/paths.ts";
import { startSite } from "../support/site-app.ts";

let site: Awaited<ReturnType<typeof startSite>>;
const get = (path: string) => supertest(site.app.server).get(path);

beforeAll(async () => {
	site = await startSite({ SITE_NAME: "Örnek" });
});
afterAll(() => site.close());

const NOTICES = {
	tr: undefined,
	de: "Dieser Text liegt nur auf Türkisch vor.",
	en: "This text is available in Turkish only.",
};

describe.each([
	["privacy", "Gizlilik politikası", "Son güncelleme"],
	["terms", "Kullanım koşulları", "Yürürlük tarihi"],
] as const)("%s", (page, title, dateLabel) => {
	const turkish = `https://vitrin.example${pathFor(page, "tr")}`;

	it.each(["tr", "de", "en"] as const)(
		"in %s shows the whole Turkish text, marked as such",
		async (language) => {
			const { status, text } = await get(pathFor(page, language));
			expect(status).toBe(200);
			expect(text).toContain(`<html lang="${language}"`);
			const article =
				/<article[^>]* lang="tr">(.*)<\/article>/s.exec(text)?.[1] ?? "";
			expect(article).toContain(`<h1>${title}</h1>`);
			expect(article).toContain(dateLabel);
			expect(article).toContain(
				'<time dateTime="2025-10-10">10.10.2025</time>',
			);
			expect(article.match(/<section /g)).toHaveLength(9);
			expect(article).toContain("Örnek adıyla yayımlanan");
			expect(article).not.toContain("{site}");
			const notices = Object.values(NOTICES).filter(
				(notice) => notice && text.includes(notice),
			);
			expect(notices).toEqual([NOTICES[language]].filter(Boolean));
		},
	);

	it.each(["tr", "de", "en"] as const)(
		"in %s names the Turkish address as the one, and no other language",
		async (language) => {
			const { text } = await get(pathFor(page, language));
			const canonical = [
				...text.matchAll(/<link [^>]*rel="canonical" href="([^"]+)"/g),
			].map(([, href]) => href);
			expect(canonical).toEqual([turkish]);
			expect(text).not.toContain("hreflang=");
			expect(text).toContain(`property="og:url" content="${turkish}"`);
		},
	);

	it("links its table of contents to its sections", async () => {
		const { text } = await get(pathFor(page, "tr"));
		const anchors = [...text.matchAll(/<a href="#([^"]+)">/g)]
			.map(([, id]) => id)
			.filter((id) => id !== "main");
		expect(anchors).toHaveLength(9);
		for (const id of anchors) expect(text).toContain(`<section id="${id}"`);
	});

	it("has a header and a footer of its own and nothing of the frame", async () => {
		const { text } = await get(pathFor(page, "de"));
		expect(text.match(/<header/g)).toHaveLength(1);
		expect(text.match(/<footer/g)).toHaveLength(1);
		expect(text.match(/<main/g)).toHaveLength(1);
		expect(text).toContain("Zur Startseite");
		expect(text).not.toContain('data-early-click="');
		expect(text).not.toContain("<details");
	});
});

it("the other pages stand in the frame", async () => {
	const { text } = await get("/de/blog");
	expect(text).toContain("<details");
	expect(text).toContain('data-early-click="');
	expect(text).toContain(`href="${pathFor("privacy", "de")}"`);
	expect(text).toContain(`href="${pathFor("terms", "de")}"`);
});
