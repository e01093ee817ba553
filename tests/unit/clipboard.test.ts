import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { toMarkdown } from "../../client/desk/posts/text/to-markdown.ts";

const pasted = (html: string) => toMarkdown(new JSDOM(html).window.document.body);

const fixture = (name: string) =>
	readFileSync(new URL(`clipboard/${name}.txt`, import.meta.url), "utf8");

test("what Word puts into the clipboard becomes Markdown", () => {
	expect(pasted(fixture("word"))).toBe(
		`## Angebote, die gelesen werden

Ein gutes Angebot ist **kurz** und *konkret*. Mehr steht im [Leitfaden](https://example.com/leitfaden?a=1&b=2).

### Was hinein gehört

- Ein Preis
  - netto
- Ein **Termin**

Danach:

1. Anrufen
2. Nachfassen

| Schritt | Tage |
| --- | --- |
| Angebot prüfen | 2   |`,
	);
});

test("what Google Docs puts into the clipboard becomes Markdown", () => {
	expect(pasted(fixture("google-docs"))).toBe(
		`## Teklif nasıl yazılır?

İyi bir teklif **kısa ve** ***somut***tur; ~~uzun~~ değil. [Rehber](https://example.com/rehber) burada: \`SELECT\`

- Fiyat
  - KDV hariç
- **Tarih**

1. Ara
2. Sor

| Adım | Gün |
| --- | --- |
| Teklif \\| sözleşme | 2   |`,
	);
});

test.each([
	[
		"words without a structure",
		"<meta charset='utf-8'><span style=\"color:#000\">a * b</span>",
		undefined,
	],
	[
		"an editor's lines of code",
		"<div style='white-space:pre'><div>a</div><div>b</div></div>",
		undefined,
	],
	[
		"a web page's quotation and code",
		"<blockquote><p>Q</p></blockquote><pre><code>a\n  b</code></pre>",
		"> Q\n\n```\na\n  b\n```",
	],
	[
		"a script in a link's text",
		"<p>a</p><p><a href='https://x.example'>b<script>c</script></a></p>",
		"a\n\n[b](https://x.example)",
	],
	[
		"a link through Google, as Gmail and Google Docs write it",
		"<p>a</p><p><a href='https://www.google.com/url?q=https://x.example/b?c%3D1%26d%3D2&amp;sa=D&amp;ust=1'>e</a></p>",
		"a\n\n[e](https://x.example/b?c=1&d=2)",
	],
	[
		"links that the site does not show",
		"<p><a href='javascript:alert(1)'>a</a> <a href=' File:///c'>b</a></p><p><a href='/c:d'>e</a> <a href='mailto:f@g.example'>h</a></p>",
		"a b\n\n[e](/c:d) [h](mailto:f@g.example)",
	],
	[
		"a link around blocks",
		"<a href='https://x.example'><div><h3>a <b>b</b></h3><p>c</p></div>d</a>",
		"### [a b](https://x.example)\n\n[c](https://x.example)\n\n[d](https://x.example)",
	],
	[
		"a numbered list that goes on, and one that starts with no number",
		"<ol start='3'><li>a</li><li>b</li></ol><p>c</p><ol start='x'><li>d</li></ol>",
		"3. a\n4. b\n\nc\n\n1. d",
	],
	[
		"joined cells",
		`<table><tr><td colspan='2'>a</td><td rowspan='2'>b</td></tr><tr><td>c</td><td>d</td></tr>
			<tr><td colspan='99'>e</td></tr></table>`,
		"| a   |     | b   |\n| --- | --- | --- |\n| c   | d   |     |\n| e   |     |     |",
	],
	[
		"a table that only frames what is in it",
		"<ul><li>a<table><tr><td><p>b</p><p>c</p></td></tr></table></li></ul>",
		"- a\n\n  b\n\n  c",
	],
	["characters that are not seen", "<p>a&#2;b</p><p>c\u0002d</p>", "ab\n\ncd"],
])("%s", (_, html, markdown) => {
	expect(pasted(html)).toBe(markdown);
});

test.each([
	[
		"Word",
		`<p>Ein <b>Satz</b>.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span
			class=MsoFootnoteReference>[1]</span></a> Mehr.</p><div id=ftn1><p class=MsoFootnoteText><a
			href="#_ftnref1" name="_ftn1"><span class=MsoFootnoteReference>[1]</span></a> Die Quelle.</p></div>`,
	],
	[
		"Google Docs",
		`<p>Ein <b>Satz</b>.<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> Mehr.</p><div><p><a
			href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;Die Quelle.</span></p></div>`,
	],
])("a footnote of %s stays one", (_, html) => {
	expect(pasted(html)).toBe("Ein **Satz**.[^1] Mehr.\n\n[^1]: Die Quelle.");
});

test("a line that ends within a paragraph ends in Markdown too", () => {
	expect(pasted("<p>Beispiel <b>GmbH</b><br>Hauptstraße 1<br></p><p>Ende</p>")).toBe(
		"Beispiel **GmbH**\\\nHauptstraße 1\n\nEnde",
	);
});
