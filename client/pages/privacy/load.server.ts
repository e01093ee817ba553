import { DEMO_FORM, NEWSLETTER } from "../../../shared/forms/forms.ts";
import { legalCopies } from "../../parts/legal/copies.server.ts";
import type { PageRequest } from "../loader.ts";
import { pageHead } from "../page-head.server.ts";
import type { PageServer } from "../page-server.ts";
import { privacyDocument } from "./document.ts";
import type { PolicyFacts } from "./facts.ts";
import { seo } from "./seo.ts";
import { short } from "./short.ts";
import { summaryDe } from "./summary-de.ts";
import { summaryEn } from "./summary-en.ts";

/** The privacy policy for a configuration, in each language. */
export const privacyCopies = (facts: PolicyFacts) =>
	legalCopies({
		document: privacyDocument(facts),
		seo,
		short: short(facts),
		summary: { tr: null, de: summaryDe(facts), en: summaryEn(facts) },
		form: "privacy-request",
	});

/** The privacy policy, written for the site's configuration. */
export function load(server: PageServer, request: PageRequest) {
	const { site, privacy, forms, missingSettings } = server;
	const copy = privacyCopies({
		...privacy,
		operator: site.operator,
		demoForm: forms.isEnabled(DEMO_FORM),
		newsletter: forms.isEnabled(NEWSLETTER),
	})[request.language];
	return {
		status: 200,
		head: pageHead(server, request, "privacy", copy.seo),
		data: { copy, missingSettings },
	};
}
