import { absolute, type Site } from "./head.ts";

/** The vocabulary of all structured data. */
export const CONTEXT = "https://schema.org";

/** The organisation as the author or publisher of another item. */
export const organisation = (site: Site) => ({
	"@type": "Organization",
	name: site.name,
	url: site.url,
	logo: absolute(site, "/icon-512.png"),
});

/** The organisation behind the site, with its details from the settings. */
export function organisationData(site: Site): object {
	const { name, address, email, phone, vatId } = site.operator ?? {};
	return {
		"@context": CONTEXT,
		...organisation(site),
		...(name && { legalName: name }),
		...(address && { address }),
		...(email && { email }),
		...(phone && { telephone: phone }),
		...(vatId && { vatID: vatId }),
		...(site.profiles?.length && { sameAs: site.profiles }),
	};
}

/** Questions with their answers. */
export function faqData(items: readonly { question: string; answer: string }[]): object {
	return {
		"@context": CONTEXT,
		"@type": "FAQPage",
		mainEntity: items.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
}

/** The breadcrumb from the home page to a page. */
export function breadcrumbData(
	site: Site,
	trail: readonly { name: string; path: string }[],
): object {
	return {
		"@context": CONTEXT,
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ name, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name,
			item: absolute(site, path),
		})),
	};
}
