import { BlogQueryError } from "../../../shared/blog-post.ts";
import type { Language } from "../../../shared/languages.ts";
import { pathFor } from "../../../shared/paths.ts";
import { inEachLanguage } from "../../i18n/copy.ts";
import type { LoadedPage, PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { composeExamples } from "../sales-automation-demo/examples.server.ts";
import { copies as demoCopies } from "../sales-automation-demo/load.server.ts";
import type { SalesAutomationCopy } from "./copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import type { Sample } from "./next.tsx";
import { tr } from "./tr.ts";

export const copies = inEachLanguage({ tr, de, en });

const SAMPLES = 3;

export async function load(
	server: PageServer,
	request: PageRequest,
): Promise<LoadedPage<{ copy: SalesAutomationCopy; samples: Sample[]; lawPost?: string }>> {
	const copy = copies[request.language];
	const { isPartial, path } = await findLawPost(server, request, copy);
	return {
		status: 200,
		isPartial,
		head: pageHead(server, request, "sales-automation", copy.seo),
		data: { copy, samples: samplesOf(request.language), ...(path && { lawPost: path }) },
	};
}

/** The first subject lines that the demo composes for its example. */
function samplesOf(language: Language): Sample[] {
	const { subjects = [] } = composeExamples(language, demoCopies[language]);
	return subjects
		.slice(0, SAMPLES)
		.map(({ parts, rule }) => ({ subject: parts.map(({ text }) => text).join(""), rule }));
}

/** The path of the post on the law, where it is published. The page does without it when the blog fails. */
async function findLawPost(
	{ posts }: PageServer,
	{ language }: PageRequest,
	copy: SalesAutomationCopy,
): Promise<{ isPartial: boolean; path?: string }> {
	const { post } = copy.outbound.law;
	try {
		const isPublished = post && (await posts.isPublished(language, post.slug));
		return {
			isPartial: false,
			...(isPublished && { path: pathFor("blog-post", language, post.slug) }),
		};
	} catch (error) {
		if (!(error instanceof BlogQueryError)) throw error;
		return { isPartial: true };
	}
}
