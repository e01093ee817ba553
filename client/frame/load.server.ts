import type { AnalyticsService } from "../../shared/analytics.ts";
import { fill } from "../../shared/fill.ts";
import type { Language } from "../../shared/languages.ts";
import type { Operator } from "../../shared/operator.ts";
import type { SiteSettings } from "../../shared/site-settings.ts";
import { consentCopies } from "../analytics/consent-copy.ts";
import { inEachLanguage } from "../i18n/copy.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { type FrameCopy, tr } from "./tr.ts";
import type { FrameData } from "./use-frame.ts";

export const copies = inEachLanguage({ tr, de, en });

const consentTexts = inEachLanguage(consentCopies);

/** The data of the frame in a language. */
export const loadFrame = (
	language: Language,
	settings: {
		siteName: string;
		switcherLanguages: readonly Language[];
		analytics?: AnalyticsService | undefined;
		operator?: Operator | undefined;
		contact: SiteSettings["contact"];
		people: SiteSettings["people"];
		links: Pick<SiteSettings["links"], "profiles">;
	},
): FrameData => ({
	language,
	copy: named(copies[language], settings.siteName),
	languages: settings.switcherLanguages,
	siteName: settings.siteName,
	operator: footerOperator(settings.operator),
	whatsapp: settings.contact.whatsapp,
	speaker: settings.people.find(({ languages }) => languages.includes(language))?.name,
	profiles: settings.links.profiles,
	...analyticsFor(settings.analytics, language),
});

/** The copy with the site's name in it. */
function named({ footer, ...copy }: FrameCopy, siteName: string): FrameCopy {
	return {
		...copy,
		homeLink: fill(copy.homeLink, { site: siteName }),
		footer: { ...footer, copyright: fill(footer.copyright, { site: siteName }) },
	};
}

/** The footer's fields alone, since the frame's data is in every page. */
function footerOperator(operator: Operator | undefined): FrameData["operator"] {
	if (!operator) return undefined;
	const { name, address, email, phone } = operator;
	return { name, address, email, phone };
}

/** Google Analytics sets cookies, so its visitors are asked first; the others set none. */
function analyticsFor(
	service: AnalyticsService | undefined,
	language: Language,
): Pick<FrameData, "analytics"> {
	if (!service) return {};
	const consent = consentTexts[language];
	return {
		analytics: { ...service, ...(service.provider === "ga4" && { consent }) },
	};
}
