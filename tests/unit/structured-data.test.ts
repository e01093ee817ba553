import { describe, expect, it } from "vitest";
import type { BlogPost } from "../../client/pages/blog/post.ts";
import { articleData } from "../../client/pages/blog-post/structured-data.ts";
import { faqData } from "../../client/seo/structured-data.ts";

const site = { url: "https://vitrin.example", name: "Vitrin" };
const post: BlogPost = {
	id: "5f0c3c0e-6d0f-4f0e-9c0a-0a8f5d1f2b11",
	language: "tr",
	slug: "yazi",
	title: "Başlık",
	excerpt: "Özet",
	content: "ş".repeat(700),
	author: "Vitrin Ekibi",
	author_bio: null,
	category: "Satış Otomasyonu",
	tags: ["crm", "veri"],
	read_time: 5,
	cover_image_url: null,
	cover_image_alt: null,
	meta_title: null,
	meta_description: null,
	meta_keywords: [],
	translation_group: null,
	published_at: "2026-05-01T06:00:00+00:00",
	created_at: "2026-04-01T06:00:00+00:00",
	updated_at: "2026-05-02T06:00:00+00:00",
};

describe("articleData", () => {
	it("describes the post as the specification asks", () => {
		const address = {
			url: "/tr/blog/yazi",
			image: "/images/placeholder-cover.svg",
		};
		expect(articleData(site, post, address)).toMatchObject({
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

	it("takes a person's name for a person", () => {
		const data = articleData(
			site,
			{ ...post, author: "Ayşe Yılmaz", published_at: null },
			{ url: "/tr/blog/yazi", image: "/a.png" },
		);
		expect(data).toMatchObject({
			author: { "@type": "Person", name: "Ayşe Yılmaz" },
			datePublished: "2026-04-01T06:00:00+00:00",
		});
	});
});

it("lists questions with their answers", () => {
	expect(faqData([{ question: "Ne zaman?", answer: "İki günde." }])).toEqual({
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
