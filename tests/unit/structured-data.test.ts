import { expect, it } from "vitest";
import { articleData } from "../../client/pages/blog-post/structured-data.ts";
import { faqData } from "../../client/seo/structured-data.ts";
import { blogPost } from "../support/posts.ts";
import { schemaOrgProblems } from "../support/schema-org.ts";

const site = { url: "https://vitrin.example", name: "Vitrin" };
const post = blogPost({
	excerpt: "Özet",
	content: "ş".repeat(700),
	author: "Vitrin Ekibi",
	category: "Satış Otomasyonu",
	tags: ["crm", "veri"],
	published_at: "2026-05-01T06:00:00+00:00",
	created_at: "2026-04-01T06:00:00+00:00",
	updated_at: "2026-05-02T06:00:00+00:00",
});
const article = articleData(site, post, {
	page: "/tr/blog/yazi",
	image: "/images/placeholder-cover.svg",
});
const faq = faqData([{ question: "Ne zaman?", answer: "İki günde." }]);

it("an article has the properties of the specification", () => {
	expect(article).toMatchObject({
		"@context": "https://schema.org",
		"@type": "Article",
		headline: "Başlık",
		datePublished: "2026-05-01T06:00:00+00:00",
		dateModified: "2026-05-02T06:00:00+00:00",
		author: { "@type": "Organization", name: "Vitrin Ekibi" },
		publisher: { "@type": "Organization", name: "Vitrin" },
		image: "https://vitrin.example/images/placeholder-cover.svg",
		mainEntityOfPage: "https://vitrin.example/tr/blog/yazi",
		articleBody: "ş".repeat(500),
		keywords: "crm, veri",
		articleSection: "Satış Otomasyonu",
	});
});

it("a post with only the required fields, by a person, is a valid article", () => {
	const bare = {
		...post,
		author: "Ayşe Yılmaz",
		excerpt: "",
		tags: [],
		published_at: null,
	};
	const image = "https://cdn.example/kapak.webp";
	const data = articleData(site, bare, { page: "/tr/blog/yazi", image });
	expect(schemaOrgProblems(data)).toEqual([]);
	expect(data).toMatchObject({
		author: { "@type": "Person", name: "Ayşe Yılmaz" },
		datePublished: "2026-04-01T06:00:00+00:00",
	});
});

it("an FAQ has questions with answers", () => {
	expect(faq).toEqual({
		"@context": "https://schema.org",
		"@type": "FAQPage",
		mainEntity: [
			{
				"@type": "Question",
				name: "Ne zaman?",
				acceptedAnswer: { "@type": "Answer", text: "İki günde." },
			},
		],
	});
});
