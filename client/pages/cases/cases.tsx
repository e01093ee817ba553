import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { filterCases } from "../../content/cases/filter.ts";
import { caseOfHash } from "../../content/cases/old-hash.ts";
import { pathFor } from "../../i18n/paths.ts";
import { Closing } from "../../layout/closing.tsx";
import { PageHero } from "../../layout/page-hero.tsx";
import { usePageData } from "../page-data.ts";
import { Timeline } from "./timeline.tsx";

/** The list of case studies. */
export function Component() {
	const { copy, language, studies, filter } = usePageData("cases");
	const { hash } = useLocation();
	const navigate = useNavigate();
	const meant = caseOfHash(hash, studies)?.slug;

	useEffect(() => {
		if (!meant) return;
		navigate(pathFor("case-detail", language, meant), { replace: true });
	}, [meant, language, navigate]);

	return (
		<>
			<PageHero title={copy.title} lead={copy.lead} />
			<Timeline studies={filterCases(studies, filter)} copy={copy} />
			<Closing copy={copy.closing} location="cases-closing" />
		</>
	);
}
