import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import { usePageData } from "../../frame/use-page-data.ts";
import { ClosingBand } from "../../parts/closing-band.tsx";
import { Quotes } from "../../parts/firm/quotes.tsx";
import { PageHero } from "../../parts/page-hero.tsx";
import { filterCases } from "./filter.ts";
import { caseOfOldHash } from "./list.ts";
import type { load } from "./load.server.ts";
import { Results } from "./results.tsx";
import { Timeline } from "./timeline.tsx";

/** The list of case studies. */
export function Component() {
	const { copy, language, studies, filter, quotes } = usePageData<typeof load>("cases");
	const { hash } = useLocation();
	const navigate = useNavigate();
	const slug = caseOfOldHash(hash, studies)?.slug;

	useEffect(() => {
		if (!slug) return;
		navigate(pathFor("case-detail", language, slug), { replace: true });
	}, [slug, language, navigate]);

	return (
		<>
			<PageHero title={copy.title} lead={copy.lead} picture={<Results studies={studies} />} />
			<Timeline studies={filterCases(studies, filter)} copy={copy} />
			{quotes && <Quotes {...quotes} />}
			<ClosingBand copy={copy.closing} location="cases-closing" />
		</>
	);
}
