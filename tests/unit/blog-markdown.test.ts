import { describe, expect, test } from "vitest";
import { renderArticle, renderMarkdown } from "../../server/blog/markdown/markdown.ts";
import { IN_TEXT, pictureReference, pictureReferences } from "../../shared/picture-reference.ts";

test.each([
	[
		"GitHub's markdown",
		"**a** _b_ ~~c~~ `d`\n\n> e",
		"<p><strong>a</strong> <em>b</em> <del>c</del> <code>d</code></p>\n<blockquote>\n<p>e</p>\n</blockquote>",
	],
	[
		"code so that the keyboard can scroll it",
		"```sql\nselect '<b>';\n```",
		`<div class="post-code"><pre tabindex="0"><code class="language-sql">select &#x27;&lt;b&gt;&#x27;;\n</code></pre></div>`,
	],
	[
		"images to be loaded late",
		'![Bir "şema"](/images/a.svg "Başlık")',
		'<p><img alt="Bir &quot;şema&quot;" title="Başlık" src="/images/a.svg" class="post-image" loading="lazy" decoding="async"/></p>',
	],
	["raw HTML as text", "<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
	["raw attributes as text", "a <b onclick=x>b</b>", "<p>a &lt;b onclick=x&gt;b&lt;/b&gt;</p>"],
	["HTML comments as text", "<!-- c -->", "&lt;!-- c --&gt;"],
])("renders %s", (_, markdown, html) => {
	expect(renderMarkdown(markdown)).toBe(html);
});

test.each([
	[
		"headings with Latin ids",
		"## İlk adım: ĞÜŞIÖÇ\n\n### Größe & Straße's `x`",
		['<h2 id="ilk-adim-gusioc">', '<h3 id="grosse-strasses-x">'],
	],
	[
		"a first-level heading below the page's title",
		"# Eins\n\n###### Sechs",
		['<h2 id="eins">Eins</h2>', '<h6 id="sechs">Sechs</h6>'],
	],
	[
		"an author's quotation marks and blanks as they were written",
		"Bir \"e-posta\", 'x' ve 2 dk",
		["<p>Bir &quot;e-posta&quot;, &#x27;x&#x27; ve 2 dk</p>"],
	],
	[
		"a table in a region that scrolls, named after its columns",
		"| Schritt | *Zeit* |\n|:--|--:|\n| 1 | 2 |",
		[
			'<div class="post-table" tabindex="0" role="region" aria-label="Schritt, Zeit"><table>',
			'<th scope="col" data-align="left">Schritt</th>',
			'<td data-align="right">2</td>',
		],
	],
	[
		"a table without column names in no region",
		"| | |\n|--|--|\n| 1 | 2 |",
		['<div class="post-table" tabindex="0"><table>'],
	],
	["tasks without form controls", "- [x] SPF\n- [ ] DKIM", [">☑</span> SPF", ">☐</span> DKIM"]],
])("shows %s", (_, markdown, parts) => {
	const html = renderMarkdown(markdown);
	for (const part of parts) expect(html).toContain(part);
	expect(html).not.toMatch(/style=|<input/);
});

test("gives equal headings different ids within a document, also headings without letters", () => {
	for (let document = 0; document < 2; document += 1) {
		const html = renderMarkdown("## Özet\n## Özet\n## Özet 2\n## 🚀");
		const ids = [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
		expect(ids).toEqual(["ozet", "ozet-2", "ozet-2-2", "section"]);
	}
});

describe("a URL", () => {
	const urlOf = (markdown: string) => /(?:href|src)="([^"]*)"/.exec(renderMarkdown(markdown))?.[1];

	test.each([
		"http://a.example/",
		"https://a.example/?q=1#x",
		"mailto:a@b.example",
		"ircs://a.example/b",
		"/tr/blog/bir-yazi",
		"bir-yazi?x=a:b",
		"#ozet",
		"//a.example/b",
	])("stays: %s", (url) => {
		expect([urlOf(`[x](${url})`), urlOf(`![x](${url})`)]).toEqual([url, url]);
	});

	test.each([
		"javascript:alert(1)",
		"JaVaScRiPt:alert(1)",
		"&#106;avascript:alert(1)",
		"java&Tab;script:alert(1)",
		"<javascript:alert(1) >",
		"data:text/html;base64,PHNjcmlwdD4=",
		"file:///etc/passwd",
		"custom+scheme:x",
	])("is emptied: %s", (url) => {
		expect(urlOf(`[x](${url})`)).toBe("");
		expect(urlOf(`[x][1]\n\n[1]: ${url}`)).toBe("");
		expect(renderMarkdown(`![x](${url})`)).not.toContain("src=");
	});

	test.each(["<javascript:alert(1)>", "<data:text/html,x>"])(
		"is emptied in an automatic link: %s",
		(markdown) => expect(urlOf(markdown)).toBe(""),
	);

	test.each([
		["https://a.example/", true],
		["//a.example/", true],
		["http:a.example", true],
		["/tr/blog", false],
		["#ozet", false],
		["mailto:a@b.example", false],
		["", false],
		["http://[broken", false],
	])("%j is marked as another site's: %s", (url, marked) => {
		const html = renderMarkdown(`[x](<${url}>)`);
		expect(html.includes('rel="noopener"')).toBe(marked);
		expect(html.includes("rel=")).toBe(marked);
	});

	test("never breaks out of its attribute", () => {
		const html = renderMarkdown(
			'[x](/a"onmouseover="alert(1) "t\\" onclick=\\"y")\n\n![" onerror="x](/b)\n\n## " onclick="x',
		);
		expect(html).not.toMatch(/<[^>]*\son\w+="/);
	});
});

describe("a post's pictures", () => {
	const picture = (position: string, src: string, id = src) => ({
		id,
		position,
		src,
		srcSet: `${src}?w=320 320w`,
		sizes: "90vw",
		width: 640,
		height: 360,
		alt: 'Üç "aşama"',
	});

	/** The ids of headings, the first words of texts, and the sources of pictures, in their order. */
	const order = (html: string) =>
		[...html.matchAll(/<h\d id="([^"]+)"|<p>(\w+)|<img[^>]+src="([^"]+)"/g)].map(
			([, id, text, src]) => id ?? text ?? src,
		);

	test.each([
		[
			"below the heading that it names",
			"## Giriş\n\na\n\n### Uygulama alanları\n\nb",
			["uygulama-alanlari"],
			"giris a uygulama-alanlari 1 b",
		],
		[
			"below the heading whose text it has",
			"## Größe & Straße\n\na",
			["Größe & Straße"],
			"grosse-strasse 1 a",
		],
		[
			"at the end, in their order, where no heading fits",
			"## Giriş\n\na",
			["yok", "", "giris"],
			"giris 3 a 1 2",
		],
		[
			"below the numbered one of equal headings",
			"## Özet\n\na\n\n## Özet\n\nb",
			["ozet", "ozet-2"],
			"ozet 1 a ozet-2 2 b",
		],
		["in their order below one heading", "## Özet\n\na", ["ozet", "ozet"], "ozet 1 2 a"],
		["below a text without headings", "a", ["ozet"], "a 1"],
	])("stand %s", (_, markdown, positions, expected) => {
		const pictures = positions.map((position, index) => picture(position, `${index + 1}`));
		expect(order(renderMarkdown(markdown, pictures)).join(" ")).toBe(expected);
	});

	const ID = "0e8f5a3e-6f0b-4c1f-9a53-5f4a7d1c2b3a";
	const OTHER = "7c9e6679-7425-40de-944b-e07fc1f90ae7";

	test.each([
		[
			"where the text names it, not below its heading",
			`## A\n\na\n\n![](picture:${ID})\n\nb`,
			"A",
			"a a 1 b",
		],
		["there only, once its heading is gone", `a\n\n![](picture:${ID})`, "gone", "a 1"],
		["nowhere, if it belongs into the text and is not named", "a", IN_TEXT, "a"],
		["nowhere, if the post does not have it", `a\n\n![x](picture:${OTHER})\n\nb`, IN_TEXT, "a b"],
	])("stand %s", (_, markdown, position, expected) => {
		const html = renderMarkdown(markdown, [picture(position, "1", ID)]);
		expect(order(html).join(" ")).toBe(expected);
	});

	test("that the text names are figures in a paragraph of their own, with the text's words", () => {
		const own = [picture(IN_TEXT, "/media/x", ID)];
		const figure = (alt: string) =>
			`<figure class="post-picture"><img srcSet="/media/x?w=320 320w" sizes="90vw" width="640" height="360" alt="${alt}" src="/media/x" loading="lazy" decoding="async"/></figure>`;
		expect(renderMarkdown(`![Bir masa](picture:${ID})`, own)).toBe(figure("Bir masa"));
		expect(renderMarkdown(`![](picture:${ID})`, own)).toBe(figure("Üç &quot;aşama&quot;"));
		expect(renderMarkdown(`a ![b](picture:${ID}) c`, own)).toMatch(/^<p>a <img [^>]+> c<\/p>$/);
		expect(
			renderMarkdown(`![b](picture:${ID})`, own, "tr", "https://a.example/tr/blog/b"),
		).toContain('src="https://a.example/media/x"');
	});

	test("are referred to with any words", () => {
		const alt = "[Bir] \\ masa!";
		const text = `a ${pictureReference(ID, alt)} b ![x](/y.png)`;
		expect(pictureReferences(text)).toEqual([{ id: ID, alt, from: 2, to: text.indexOf(" b") }]);
		expect(renderMarkdown(text, [picture(IN_TEXT, "/m", ID)])).toContain(`alt="${alt}"`);
	});

	test.each(["groesse", "Größe"])(
		"find a German heading by its id and its text: %s",
		(position) => {
			const pictures = [picture(position, "1")];
			const html = renderMarkdown("## Größe\n\na", pictures, "de");
			expect(order(html)).toEqual(["groesse", "1", "a"]);
		},
	);
});

test("a long text is open in its middle, between two sections, and lists its main headings", () => {
	const section = (name: string) => `## ${name} & *Co*\n\n---\n\n### Mehr\n`;
	const article = (...names: string[]) => renderArticle(names.map(section).join("\n"), [], "de");
	const { parts, headings } = article("Eins", "Zwei", "Drei");
	expect(headings).toEqual([
		{ id: "eins-co", text: "Eins & Co" },
		{ id: "zwei-co", text: "Zwei & Co" },
		{ id: "drei-co", text: "Drei & Co" },
	]);
	expect(parts.map((part) => part.match(/<h2/g)?.length)).toEqual([2, 1]);
	expect(parts.at(1)).toMatch(/^\s*<h2 id="drei-co">/);
	expect(article("Eins", "Zwei").parts).toHaveLength(1);
	expect(renderArticle("> ## A\n\n> ## B\n\n> ## C", [], "de").parts).toHaveLength(1);
});

test("names footnotes in the post's language, and lists them with its headings", () => {
	const { parts, headings } = renderArticle("Hallo[^1].\n\n[^1]: Quelle.", [], "de");
	const html = parts.join("");
	expect(html).toContain('<h2 id="footnote-label">Fußnoten</h2>');
	expect(html).toContain('aria-label="Zurück zum Text, Fußnote 1"');
	expect(headings).toEqual([{ id: "footnote-label", text: "Fußnoten" }]);
});
