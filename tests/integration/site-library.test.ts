import { expect, it } from "vitest";
import { plainText } from "../../shared/plain-text.ts";
import { bare } from "../support/markup.ts";
import { testSite } from "../support/site-app.ts";

const site = testSite();
const PATH = "/tr/ucretsiz-icerikler";
const LIST = "2.000’den fazla firmalık liste";
const PROMPTS = "Google Ads prompt kütüphanesi";
const get = async (query: string, path = PATH) => {
	const { payload, statusCode } = await site.app.inject(path + query);
	expect(statusCode).toBe(200);
	return { text: plainText(bare(payload)) };
};
const found = (text: string, pattern: RegExp) =>
	[...text.matchAll(pattern)].map(([, part]) => part);

it.each([
	["", [PROMPTS, LIST]],
	["?sort=downloads", [LIST, PROMPTS]],
	["?q=K%C3%9CT%C3%9CPHANES%C4%B0&category=linkedin,ads", [PROMPTS]],
	["?q=excel&category=ads", ["Bu seçime uyan kaynak yok"]],
])("without JavaScript, %j shows %j", async (query, titles) => {
	expect(found((await get(query)).text, /<h3>(.*?)<\/h3>/g)).toEqual(titles);
});

it("the form shows the state of the filter, and no markup of the search", async () => {
	const query = "?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&category=linkedin,ads&sort=saves";
	const { text } = await get(query);
	expect(text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
	expect(text).not.toContain("<script>alert(1)");
	expect(text).toMatch(/<option value="saves" selected=""/);
	expect(found(text, /aria-pressed="true"[^>]*>(.*?)<\/button>/g)).toEqual(["LinkedIn", "Ads"]);
});

it("a card shows at most three tags, and its numbers in the language's format", async () => {
	const turkish = await get("?category=linkedin");
	for (const part of [
		"<li>Lead Gen</li><li>B2B</li><li>Hedef liste</li></ul>",
		"<strong>847</strong> indirme",
		"<strong>1.200</strong> kez kaydedildi",
	]) {
		expect(turkish.text).toContain(part);
	}
	const english = await get("?category=linkedin", "/en/free-resources");
	expect(english.text).toContain("<strong>1,200</strong> saves");
	expect(english.text).toContain("1 resource<");
});

it("a card without a link says that the resource follows, and offers to send it", async () => {
	const { text } = await get("?category=linkedin");
	expect(text).toContain("Dosyayı ve ücretsiz analiz raporunu e\u2011postayla göndeririz.");
	expect(text).toContain(">Kaynağı isteyin<");
	expect(text).not.toContain("https://www.linkedin.com");
	expect(text).not.toContain("platformda hesabınız");
});

it("has one canonical URL for search engines, and links other languages without its filter", async () => {
	const { text } = await get("?q=excel&category=linkedin");
	expect(text).toContain('rel="canonical" href="https://vitrin.example/tr/ucretsiz-icerikler"');
	expect(text).toMatch(/<a [^>]*href="\/de\/kostenlose-inhalte"/);
});
