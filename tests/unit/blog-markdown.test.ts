import { expect, test } from "vitest";
import { renderMarkdown } from "../../server/blog/markdown.ts";

test("renders GitHub's markdown", () => {
	expect(renderMarkdown("**a** _b_ ~~c~~ `d`\n\n> e")).toBe(
		"<p><strong>a</strong> <em>b</em> <del>c</del> <code>d</code></p>\n<blockquote>\n<p>e</p>\n</blockquote>",
	);
});

test("gives headings ids that can be linked, in Latin letters", () => {
	const html = renderMarkdown(
		"## İlk adım: ĞÜŞIÖÇ\n\n### Größe & Straße's `x`",
	);
	expect(html).toContain('<h2 id="ilk-adim-gusioc">');
	expect(html).toContain('<h3 id="grosse-strasses-x">');
});

test("gives headings ids in the way of the post's language, and finds places by them", () => {
	const german = renderMarkdown("## Größe", [], "de");
	expect(german).toContain('<h2 id="groesse">');
	const picture = {
		src: "/media/1",
		alt: "",
		sizes: "100vw",
		width: 2,
		height: 1,
	};
	for (const position of ["groesse", "Größe"]) {
		const placed = [{ ...picture, position }];
		const html = renderMarkdown("## Größe\n\nText", placed, "de");
		expect(html.indexOf("/media/1")).toBeGreaterThan(0);
		expect(html.indexOf("/media/1")).toBeLessThan(html.indexOf("Text"));
	}
});

test("gives equal headings different ids, and one even to a heading without letters", () => {
	const html = renderMarkdown("## Özet\n## Özet\n## Özet 2\n## 🚀");
	const ids = [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
	expect(ids).toEqual(["ozet", "ozet-2", "ozet-2-2", "section"]);
});

test("keeps one document's ids apart from another's", () => {
	expect(renderMarkdown("## Özet")).toBe(renderMarkdown("## Özet"));
});

test("keeps e-posta on one line, in texts alone", () => {
	const html = renderMarkdown(
		"## İlk e-posta\n\nBir e-posta, `bir e-posta` ve [bağ](/tr/blog/soguk-e-posta).",
	);
	expect(html).toContain('<h2 id="ilk-e-posta">İlk e-\u2060posta</h2>');
	expect(html).toContain("Bir e-\u2060posta, <code>bir e-posta</code>");
	expect(html).toContain('href="/tr/blog/soguk-e-posta"');
});

test("leaves the first level of headings to the page's title", () => {
	const html = renderMarkdown("# Eins\n\n###### Sechs");
	expect(html).toContain('<h2 id="eins">Eins</h2>');
	expect(html).toContain('<h6 id="sechs">Sechs</h6>');
});

test("wraps a table so that it can be scrolled, named after its columns", () => {
	const html = renderMarkdown("| Schritt | *Zeit* |\n|:--|--:|\n| 1 | 2 |");
	expect(html).toContain(
		'<div class="post-table" tabindex="0" role="region" aria-label="Schritt, Zeit"><table>',
	);
	expect(html).toContain('<th scope="col" data-align="left">Schritt</th>');
	expect(html).toContain('<td data-align="right">2</td>');
	expect(html).not.toContain("style=");
});

test("gives a table without column names no region that would lack a name", () => {
	const html = renderMarkdown("| | |\n|--|--|\n| 1 | 2 |");
	expect(html).toContain('<div class="post-table" tabindex="0"><table>');
});

test("lets code be scrolled with the keyboard", () => {
	expect(renderMarkdown("```sql\nselect '<b>';\n```")).toBe(
		`<pre tabindex="0"><code class="language-sql">select &#x27;&lt;b&gt;&#x27;;\n</code></pre>`,
	);
});

test("loads images late", () => {
	expect(renderMarkdown('![Bir "şema"](/images/a.svg "Başlık")')).toBe(
		'<p><img alt="Bir &quot;şema&quot;" title="Başlık" src="/images/a.svg" class="post-image" loading="lazy" decoding="async"/></p>',
	);
});

test("shows tasks without form controls", () => {
	const html = renderMarkdown("- [x] SPF\n- [ ] DKIM");
	expect(html).toContain("☑ SPF");
	expect(html).toContain("☐ DKIM");
	expect(html).not.toContain("<input");
});

test.each(["<script>alert(1)</script>", "a <b onclick=x>b</b>", "<!-- c -->"])(
	"shows raw HTML as text: %s",
	(markdown) => {
		const html = renderMarkdown(markdown);
		expect(html.replaceAll(/<\/?p>/g, "")).toBe(
			markdown.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
		);
	},
);

const addressOf = (markdown: string) =>
	/(?:href|src)="([^"]*)"/.exec(renderMarkdown(markdown))?.[1];

test.each([
	"http://a.example/",
	"https://a.example/?q=1#x",
	"HTTPS://a.example/",
	"mailto:a@b.example",
	"irc://a.example/b",
	"ircs://a.example/b",
	"xmpp:a@b.example",
	"/tr/blog/bir-yazi",
	"bir-yazi?x=a:b",
	"./a/b:c",
	"#ozet",
	"?page=2",
	"//a.example/b",
])("keeps the address %s", (address) => {
	expect(addressOf(`[x](${address})`)).toBe(address);
	expect(addressOf(`![x](${address})`)).toBe(address);
});

test.each([
	"javascript:alert(1)",
	"JaVaScRiPt:alert(1)",
	"javascript&colon;alert(1)",
	"&#106;avascript:alert(1)",
	"&#x6A;avascript&#58;alert(1)",
	"java&Tab;script:alert(1)",
	"java&NewLine;script:alert(1)",
	"&#1;javascript:alert(1)",
	"<javascript:alert(1) >",
	"vbscript:msgbox(1)",
	"data:text/html;base64,PHNjcmlwdD4=",
	"data:image/png;base64,iVBORw0KGgo=",
	"blob:https://a.example/1",
	"file:///etc/passwd",
	"ftp://a.example/",
	"tel:+905551112233",
	"custom+scheme:x",
])("empties the address %s", (address) => {
	expect(addressOf(`[x](${address})`)).toBe("");
	expect(addressOf(`[x][1]\n\n[1]: ${address}`)).toBe("");
	expect(renderMarkdown(`![x](${address})`)).not.toContain("src=");
});

test.each(["<javascript:alert(1)>", "<data:text/html,x>"])(
	"empties the automatic link %s",
	(markdown) => {
		expect(addressOf(markdown)).toBe("");
	},
);

test.each(["https://a.example/", "//a.example/", "http:a.example"])(
	"marks %s as a link to another site",
	(address) => {
		expect(renderMarkdown(`[x](${address})`)).toContain('rel="noopener"');
	},
);

test.each(["/tr/blog", "#ozet", "mailto:a@b.example", "", "http://[broken"])(
	"does not mark %s",
	(address) => {
		expect(renderMarkdown(`[x](<${address}>)`)).not.toContain("rel=");
	},
);

test("cannot be led out of an attribute", () => {
	const html = renderMarkdown(
		'[x](/a"onmouseover="alert(1) "t\\" onclick=\\"y")\n\n![" onerror="x](/b)\n\n## " onclick="x',
	);
	expect(html).not.toMatch(/<[^>]*\son\w+="/);
});

const picture = (position: string, src = `/media/${position}`) => ({
	position,
	src,
	srcSet: `${src}?w=320 320w`,
	sizes: "90vw",
	width: 640,
	height: 360,
	alt: 'Üç "aşama"',
});

/** The order in which headings, texts and pictures follow each other. */
const order = (html: string) =>
	[...html.matchAll(/<h\d id="([^"]+)"|<p>(\w+)|<img[^>]+src="([^"]+)"/g)].map(
		([, id, text, src]) => id ?? text ?? src,
	);

test("a picture stands below the heading that it names", () => {
	const html = renderMarkdown("## Giriş\n\na\n\n### Uygulama alanları\n\nb", [
		picture("uygulama-alanlari"),
	]);
	expect(order(html)).toEqual([
		"giris",
		"a",
		"uygulama-alanlari",
		"/media/uygulama-alanlari",
		"b",
	]);
	expect(html).toContain(
		'<figure class="post-picture"><img src="/media/uygulama-alanlari" srcSet="/media/uygulama-alanlari?w=320 320w" sizes="90vw" width="640" height="360" alt="Üç &quot;aşama&quot;" loading="lazy" decoding="async"/></figure>',
	);
});

test("a picture may name its heading by its text", () => {
	const html = renderMarkdown("## Größe & Straße\n\na", [
		picture("Größe & Straße", "/media/x"),
	]);
	expect(order(html)).toEqual(["grosse-strasse", "/media/x", "a"]);
});

test("pictures that name no heading stand at the end, in their order", () => {
	const html = renderMarkdown("## Giriş\n\na", [
		picture("yok", "/media/1"),
		picture("", "/media/2"),
		picture("giris", "/media/3"),
	]);
	expect(order(html)).toEqual([
		"giris",
		"/media/3",
		"a",
		"/media/1",
		"/media/2",
	]);
});

test("of equal headings the first has the picture, the others have numbers", () => {
	const html = renderMarkdown("## Özet\n\na\n\n## Özet\n\nb", [
		picture("ozet"),
		picture("ozet-2"),
	]);
	expect(order(html)).toEqual([
		"ozet",
		"/media/ozet",
		"a",
		"ozet-2",
		"/media/ozet-2",
		"b",
	]);
});

test("several pictures below one heading keep their order", () => {
	const html = renderMarkdown("## Özet\n\na", [
		picture("ozet", "/media/1"),
		picture("ozet", "/media/2"),
	]);
	expect(order(html)).toEqual(["ozet", "/media/1", "/media/2", "a"]);
});

test("a text without headings has its pictures below it", () => {
	expect(order(renderMarkdown("a", [picture("ozet", "/media/1")]))).toEqual([
		"a",
		"/media/1",
	]);
});

test.each([
	["/tr", "https://vitrin.example/tr"],
	["zwei", "https://vitrin.example/de/blog/zwei"],
	["#teil", "https://vitrin.example/de/blog/eins#teil"],
	["//cdn.example/a", "https://cdn.example/a"],
	["http://cdn.example/?a=1&b=2", "http://cdn.example/?a=1&amp;b=2"],
	["mailto:a@b.example", "mailto:a@b.example"],
	["http://[", "http://%5B"],
	["javascript:alert(1)", ""],
])("for another site makes %s absolute: %s", (url, expected) => {
	const page = "https://vitrin.example/de/blog/eins";
	const html = renderMarkdown(`[x](<${url}>) ![y](<${url}>)`, [], "de", page);
	expect(html).toContain(`href="${expected}"`);
	expect(html.includes(`src="${expected}"`)).toBe(expected !== "");
	expect(html.includes("noopener")).toBe(expected.includes("cdn.example"));
});
