import type { ShouldRevalidateFunction } from "react-router-dom";
import { usePageData } from "../../frame/use-page-data.ts";
import { ClosingBand } from "../../parts/closing-band.tsx";
import { Faq } from "../../parts/faq.tsx";
import { PageHero } from "../../parts/page-hero.tsx";
import { Library } from "./library.tsx";
import type { load } from "./load.server.ts";
import { Newsletter } from "./newsletter/newsletter.tsx";

/** The free content library. A change of language resets it. */
export function Component() {
	const { copy, resources, newsletter, language } = usePageData<typeof load>("free-content");
	return (
		<>
			<PageHero title={copy.hero.title} lead={copy.hero.lead} compact="tool" />
			<Library key={language} copy={copy.library} resources={resources} />
			<Newsletter key={`${language} newsletter`} form={newsletter} />
			<Faq copy={copy.faq} />
			<ClosingBand copy={copy.closing} location="free-content-closing" />
		</>
	);
}

/** The page has all its resources and filters them itself. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
	currentUrl.pathname !== nextUrl.pathname;
