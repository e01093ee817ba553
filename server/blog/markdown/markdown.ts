import { type ComponentProps, Fragment, createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown, {
	type Components,
	defaultUrlTransform,
	type ExtraProps,
	type Options,
} from "react-markdown";
import remarkGfm from "remark-gfm";
import { POST_PAGE_IDS } from "../../../client/pages/blog-post/page-ids.ts";
import type { ArticleHeading } from "../../../shared/blog-post.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../../shared/languages.ts";
import { IN_TEXT, pictureReferences } from "../../../shared/picture-reference.ts";
import { slugify } from "../../../shared/slug.ts";
import { FOOTNOTES_ID, footnotes } from "./footnotes.ts";
import { limitDepth } from "./limit-depth.ts";
import { markMiddle, splitAtMiddle } from "./post-middle.ts";
import { FIGURE, type PlacedPicture, placeReferenced } from "./referenced-pictures.ts";

/**
 * The HTML of a post's markdown (GitHub's dialect), safe to insert into a page: raw HTML is shown
 * as text, and URLs are kept only if they are relative or use http, https, irc, ircs, mailto
 * or xmpp (specification §5). A URL such as `//example.com/` is kept as an external link. A picture
 * that the text names stands there (shared/picture-reference.ts). Each other one follows the heading
 * that its position names; one without a heading stands at the end.
 * @param pageUrl makes the URLs in the text absolute, for readers that show it elsewhere.
 */
export function renderMarkdown(
	markdown: string,
	pictures: readonly PlacedPicture[] = [],
	language: Language = DEFAULT_LANGUAGE,
	pageUrl?: string,
): string {
	return render(markdown, pictures, language, { pageUrl });
}

/** A post's text for its page. */
export interface RenderedArticle {
	/** The HTML of `renderMarkdown`, in two parts if something may be inserted in the middle. */
	parts: string[];
	headings: ArticleHeading[];
}

/** The HTML of a post's markdown, with its main headings. */
export function renderArticle(
	markdown: string,
	pictures: readonly PlacedPicture[],
	language: Language,
): RenderedArticle {
	const headings: ArticleHeading[] = [];
	const html = render(markdown, pictures, language, {
		onHeading: (heading) => headings.push(heading),
		rehypePlugins: [markMiddle],
	});
	return { parts: splitAtMiddle(html), headings };
}

/** A part of a Markdown text, in UTF-16 code units from its start. */
export interface Span {
	from: number;
	to: number;
}

/** The headings below which pictures stand that the text does not name. */
export function headingsAbove(
	markdown: string,
	pictures: readonly PlacedPicture[],
	language: Language,
): Map<PlacedPicture, Span> {
	const places = new Map<PlacedPicture, Span>();
	render(markdown, pictures, language, {
		onPlaced: (picture, place) => places.set(picture, place),
	});
	return places;
}

interface RenderOptions {
	/** Is told of a picture that stands below a heading, and where the heading is. */
	onPlaced?: ((picture: PlacedPicture, heading: Span) => void) | undefined;
	pageUrl?: string | undefined;
	onHeading?: ((heading: ArticleHeading) => void) | undefined;
	rehypePlugins?: NonNullable<Options["rehypePlugins"]>;
}

function render(
	markdown: string,
	pictures: readonly PlacedPicture[],
	language: Language,
	{ pageUrl, onHeading, onPlaced, rehypePlugins = [] }: RenderOptions,
): string {
	const named = new Set(pictureReferences(markdown).map(({ id }) => id));
	const unnamed = pictures.filter(({ id, position }) => position !== IN_TEXT && !named.has(id));
	const waiting = Map.groupBy(unnamed, ({ position }) => slugify(position, language));
	const takeFor = (headingId: string) => {
		const taken = waiting.get(headingId) ?? [];
		waiting.delete(headingId);
		return taken;
	};
	const text = renderToStaticMarkup(
		h(
			Markdown,
			{
				remarkPlugins: [remarkGfm],
				remarkRehypeOptions: footnotes(language),
				urlTransform: (url) => absolute(defaultUrlTransform(url), pageUrl),
				rehypePlugins: [limitDepth, placeReferenced(pictures), ...rehypePlugins],
				components: components(takeFor, language, { pageUrl, onHeading, onPlaced }),
			},
			markdown,
		),
	);
	const left = new Set([...waiting.values()].flat());
	const rest = renderToStaticMarkup(
		h(Fragment, null, ...figures(unnamed.filter((picture) => left.has(picture)))),
	);
	return rest ? `${text}\n${rest}` : text;
}

const absolute = (url: string, pageUrl: string | undefined): string =>
	url && pageUrl && URL.canParse(url, pageUrl) ? new URL(url, pageUrl).href : url;

type Element = NonNullable<ExtraProps["node"]>;
type Node = Element | Element["children"][number];

type Props<T extends keyof React.JSX.IntrinsicElements> = ComponentProps<T> & ExtraProps;

function components(
	picturesFor: (headingId: string) => PlacedPicture[],
	language: Language,
	{ pageUrl = "https://here.invalid", onHeading, onPlaced }: RenderOptions,
): Components {
	const uniqueId = createIds();
	const heading =
		(tag: "h2" | "h3" | "h4" | "h5" | "h6") =>
		({ node, ...props }: Props<"h2">) => {
			const text = textOf(node);
			const id = props.id ?? uniqueId(slugify(text, language));
			if (tag === "h2") onHeading?.({ id, text });
			const placed = picturesFor(id);
			const { start, end } = node?.position ?? {};
			for (const picture of placed) {
				onPlaced?.(picture, { from: start?.offset ?? 0, to: end?.offset ?? 0 });
			}
			return h(Fragment, null, h(tag, { id, ...props }), ...figures(placed));
		};
	return {
		// The page's title is its only heading of the first level.
		h1: heading("h2"),
		h2: heading("h2"),
		h3: heading("h3"),
		h4: heading("h4"),
		h5: heading("h5"),
		h6: heading("h6"),
		a: ({ node, ...props }: Props<"a">) =>
			h("a", {
				...props,
				...(isExternal(props.href, pageUrl) && { rel: "noopener" }),
			}),
		img: image,
		table,
		th: ({ node, style, ...props }) =>
			h("th", { scope: "col", "data-align": style?.textAlign, ...props }),
		td: ({ node, style, ...props }) => h("td", { "data-align": style?.textAlign, ...props }),
		// Code wider than the page scrolls, also with the keyboard.
		pre: ({ node, ...props }) =>
			h("div", { className: "post-code" }, h("pre", { tabIndex: 0, ...props })),
		// A task's box is only for reading: a form control would need a label.
		input: ({ checked }) =>
			h(
				"span",
				{ className: "post-task", "data-checked": checked || undefined },
				checked ? "☑" : "☐",
			),
	};
}

/** Without captions: an alternative text replaces the picture and does not explain it. */
const figures = (pictures: Iterable<PlacedPicture>) =>
	Array.from(pictures, ({ id, position, ...picture }) =>
		h(
			"figure",
			{ key: id, className: FIGURE },
			h("img", { ...picture, loading: "lazy", decoding: "async" }),
		),
	);

/** An image without a URL is shown as its text. Only the post's own pictures have a size. */
function image({ node, src, ...props }: Props<"img">) {
	return h("img", {
		...props,
		src: src || undefined,
		...(props.width === undefined && { className: "post-image" }),
		loading: "lazy",
		decoding: "async",
	});
}

/** A wide table scrolls in a region named after its columns, so that the name has the post's language. */
function table({ node, ...props }: Props<"table">) {
	const head = node?.children.find(
		(child): child is Element => child.type === "element" && child.tagName === "thead",
	);
	const names = head ? cells(head).map(textOf).filter(Boolean) : [];
	return h(
		"div",
		{
			className: "post-table",
			tabIndex: 0,
			...(names.length > 0 && {
				role: "region",
				"aria-label": names.join(", "),
			}),
		},
		h("table", props),
	);
}

const cells = (head: Element): Element[] =>
	head.children.flatMap((child) => {
		if (child.type !== "element") return [];
		return child.tagName === "th" ? [child] : cells(child);
	});

/** Whether a link leads away from the site. */
function isExternal(href = "", pageUrl: string): boolean {
	if (!URL.canParse(href, pageUrl)) return false;
	const { protocol, origin } = new URL(href, pageUrl);
	return protocol.startsWith("http") && origin !== new URL(pageUrl).origin;
}

/** Gives each heading an id of its own: its slug, then `-2`, `-3` …, and never one of the page's own ids. */
function createIds(): (slug: string) => string {
	const ids = new Set<string>([...POST_PAGE_IDS, FOOTNOTES_ID]);
	const numbers = new Map<string, number>();
	return (slug) => {
		const base = slug || "section";
		let number = numbers.get(base) ?? 1;
		const idOf = () => (number === 1 ? base : `${base}-${number}`);
		while (ids.has(idOf())) number += 1;
		const id = idOf();
		ids.add(id);
		numbers.set(base, number + 1);
		return id;
	};
}

function textOf(node: Node | undefined): string {
	if (node?.type === "text") return node.value;
	return node?.type === "element" ? node.children.map(textOf).join("") : "";
}
