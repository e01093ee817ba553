import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../client/i18n/languages.ts";
import type { BlogPost } from "../../client/pages/blog/post.ts";
import { articleData } from "../../client/pages/blog-post/structured-data.ts";
import { caseStudyData } from "../../client/pages/case-detail/structured-data.ts";
import { caseStudies } from "../../client/pages/cases/case-study.ts";
import {
	breadcrumbData,
	faqData,
	organisationData,
} from "../../client/seo/structured-data.ts";
import { copies, staticCopies } from "../support/copies.ts";
import { schemaOrgProblems } from "../support/schema-org.ts";

const site = { url: "https://vitrin.example", name: "Vitrin" };

const post: BlogPost = {
	id: "5f0c3c0e-6d0f-4f0e-9c0a-0a8f5d1f2b11",
	language: "tr",
	slug: "yazi",
	title: "Başlık",
	excerpt: "Özet",
	content: "## Bölüm\n\nMetin",
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
	updated_at: "2026-05-02T06:00:00.123+00:00",
};
const address = { url: "/tr/blog/yazi", image: "/images/a.svg" };

/** What each function makes of the site's own content, and of content at its barest. */
const SAMPLES: Record<string, object[]> = {
	organisationData: [organisationData(site)],
	faqData: LANGUAGES.map((language) =>
		faqData(staticCopies.home[language].faq.items),
	),
	articleData: [
		articleData(site, post, address),
		articleData(
			site,
			{
				...post,
				author: "Ayşe Yılmaz",
				excerpt: "",
				tags: [],
				published_at: null,
			},
			{ ...address, image: "https://cdn.example/kapak.webp" },
		),
	],
	breadcrumbData: [
		breadcrumbData(site, [
			{ name: "Ana sayfa", path: "/tr" },
			{ name: "Vaka çalışmaları", path: "/tr/vaka-calismalari" },
		]),
	],
	caseStudyData: LANGUAGES.flatMap((language) =>
		caseStudies(copies.caseStudies[language]).map((study) =>
			caseStudyData(site, study, {
				language,
				canonical: `/tr/vaka-calismalari/${study.slug}`,
			}),
		),
	),
};

describe.each(Object.entries(SAMPLES))("%s", (_, samples) => {
	it("keeps to schema.org's types", () => {
		expect(samples.map(schemaOrgProblems)).toEqual(samples.map(() => []));
	});
});

describe("the check itself", () => {
	const article = articleData(site, post, address);
	const question = {
		"@type": "Question",
		name: "Ne zaman?",
		acceptedAnswer: { "@type": "Answer", text: "İki günde." },
	};
	const faq = {
		"@context": "https://schema.org",
		"@type": "FAQPage",
		mainEntity: [question],
	};
	const step = (position: number, item?: string) => ({
		"@type": "ListItem",
		position,
		name: "Ana sayfa",
		item,
	});
	const trail = (...itemListElement: object[]) => ({
		"@context": "https://schema.org",
		"@type": "BreadcrumbList",
		itemListElement,
	});
	const home = "https://vitrin.example/tr";

	it("takes what is right", () => {
		expect(schemaOrgProblems(faq)).toEqual([]);
		expect(schemaOrgProblems(trail(step(1, home), step(2)))).toEqual([]);
	});

	it.each([
		["no headline", { ...article, headline: undefined }],
		["an empty text", { ...article, keywords: "" }],
		["a relative image", { ...article, image: "/a.png" }],
		["a date of no calendar", { ...article, datePublished: "2026-13-01" }],
		["a date in words", { ...article, datePublished: "1 Mayıs 2026" }],
		["a property of no such type", { ...article, readTime: 5 }],
		["an author without a type", { ...article, author: { name: "Ayşe" } }],
		["a type that the site does not publish", { ...article, "@type": "Thing" }],
		["no context", { ...faq, "@context": undefined }],
		["no questions", { ...faq, mainEntity: [] }],
		[
			"a question without an answer",
			{ ...faq, mainEntity: [{ ...question, acceptedAnswer: undefined }] },
		],
		["a trail of one step", trail(step(1, home))],
		["a trail out of order", trail(step(2, home), step(1, home))],
		["a step without an address", trail(step(1), step(2, home))],
	])("refuses %s", (_, data) => {
		expect(schemaOrgProblems(data)).not.toEqual([]);
	});
});
