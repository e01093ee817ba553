import supertest from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSite } from "../support/site-app.ts";

let site: Awaited<ReturnType<typeof startSite>>;
const PATH = "/tr/ucretsiz-icerikler";
const LIST = "2.000&#x27;den fazla firmalık liste";
const PROMPTS = "Google Ads prompt kütüphanesi";
const get = async (query: string, path = PATH) => {
	const answer = await supertest(site.app.server).get(path + query);
	const text = answer.text.replaceAll("<!-- -->", "");
	const titles = [...text.matchAll(/<h3>(.*?)<\/h3>/g)].map(
		([, title]) => title,
	);
	return { status: answer.status, headers: answer.headers, text, titles };
};

beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.close());

describe("the library without a script", () => {
	it.each([
		["", [PROMPTS, LIST]],
		["?sort=downloads", [LIST, PROMPTS]],
		["?sort=saves", [LIST, PROMPTS]],
		["?category=linkedin", [LIST]],
		["?category=prompt-library", [PROMPTS]],
		["?category=linkedin,ads", [PROMPTS, LIST]],
		["?q=EXCEL", [LIST]],
		["?q=K%C3%9CT%C3%9CPHANES%C4%B0", [PROMPTS]],
		["?q=KUTUPHANE", ["Bu seçime uyan kaynak yok"]],
		["?q=excel&category=ads", ["Bu seçime uyan kaynak yok"]],
		["?category=none&sort=none", [PROMPTS, LIST]],
	])("at %j shows %j", async (query, titles) => {
		const answer = await get(query);
		expect(answer.status).toBe(200);
		expect(answer.titles).toEqual(titles);
	});

	it("shows the state of the filter in the form", async () => {
		const { text } = await get("?q=li%22ste&category=linkedin,ads&sort=saves");
		expect(text).toContain('value="li&quot;ste"');
		expect(text).toMatch(/<option value="saves" selected=""/);
		const pressed = [
			...text.matchAll(/aria-pressed="true"[^>]*>(.*?)<\/button>/g),
		].map(([, chip]) => chip);
		expect(pressed).toEqual(["LinkedIn", "Ads"]);
	});

	it("has chips that send the selection which they lead to", async () => {
		const { text } = await get("?category=linkedin,ads");
		const sent = (chip: string) =>
			new RegExp(`value="([^"]*)"[^>]*>${chip}</button>`).exec(text)?.[1];
		expect(sent("Hepsi")).toBe("");
		expect(sent("LinkedIn")).toBe("ads");
		expect(sent("Instagram")).toBe("linkedin,instagram,ads");
		expect(sent("Uygulayın")).toBe("linkedin,ads");
	});

	it("shows at most three tags a card, and the metrics in the language's figures", async () => {
		const { text } = await get("?category=linkedin");
		expect(text).toContain(
			"<li>Lead Gen</li><li>B2B</li><li>Hedef liste</li></ul>",
		);
		expect(text).toContain("<strong>847</strong> indirme");
		expect(text).toContain("<strong>1.200</strong> kaydetme");
		const english = await get("?category=linkedin", "/en/free-resources");
		expect(english.text).toContain("<strong>1,200</strong> saves");
		expect(english.text).toContain("1 resource<");
	});
});

describe("what search engines and caches see", () => {
	it("is one address, whatever is filtered", async () => {
		const { text, headers } = await get("?q=excel&category=linkedin");
		expect(text).toContain(
			'rel="canonical" href="https://vitrin.example/tr/ucretsiz-icerikler"',
		);
		expect(headers.etag).toBeUndefined();
		expect(headers["cache-control"]).toBe("no-cache");
		expect((await get("?utm_source=x")).headers.etag).toBeDefined();
	});

	it("has the three questions as structured data", async () => {
		const { text } = await get("");
		const json = /application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1];
		const { mainEntity, ...rest } = JSON.parse(json ?? "");
		expect(rest["@type"]).toBe("FAQPage");
		expect(mainEntity).toHaveLength(3);
	});

	it.each([
		["tr", PATH],
		["de", "/de/kostenlose-inhalte"],
		["en", "/en/free-resources"],
	])(
		"has a title and a description of the right length (%s)",
		async (_, path) => {
			const { text } = await get("", path);
			const title = /<title[^>]*>(.*?)<\/title>/.exec(text)?.[1] ?? "";
			const description =
				/name="description" content="(.*?)"/.exec(text)?.[1] ?? "";
			expect(title.length).toBeLessThanOrEqual(60);
			expect(description.length).toBeGreaterThanOrEqual(140);
			expect(description.length).toBeLessThanOrEqual(160);
		},
	);

	it("is not reflected as markup", async () => {
		const { text } = await get("?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E");
		expect(text).not.toContain("<script>alert(1)");
	});
});
