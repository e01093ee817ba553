import { useState } from "react";
import { Link } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import { usePageData } from "../../frame/use-page-data.ts";
import { ClosingBand } from "../../parts/closing-band.tsx";
import { ExampleSheet } from "../../parts/example-sheet.tsx";
import { MoreLink } from "../../parts/more-link.tsx";
import { PageHero } from "../../parts/page-hero.tsx";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import { CasePicture } from "../cases/case-picture.tsx";
import { CASE_TABS, type CaseStudy, type CaseTab } from "../cases/case-study.ts";
import { CaseTabs } from "../cases/case-tabs.tsx";
import styles from "./case-detail.module.css";
import { KpiCards } from "./kpi-cards.tsx";
import type { load } from "./load.server.ts";
import { SERVICE_OF, SERVICE_TARGETS } from "./service.ts";
import { Siblings } from "./siblings.tsx";

interface Chosen {
	slug: string;
	tab: CaseTab;
}

export function Component() {
	const { copy, language, study, scales, example, previous, next } =
		usePageData<typeof load>("case-detail");
	// The chosen tab belongs to one case study: the next one starts with the problem again.
	const [chosen, setChosen] = useState<Chosen>({
		slug: study.slug,
		tab: CASE_TABS[0],
	});
	const tab = chosen.slug === study.slug ? chosen.tab : CASE_TABS[0];
	const list = pathFor("cases", language);
	const { breadcrumb, detail } = copy;
	const service = SERVICE_OF[study.slug];
	return (
		<article className={styles.page}>
			<PageHero
				title={study.baslik}
				lead={study.ozet}
				before={
					<div className={`row between ${styles.before}`}>
						<Link to={list} className="back touch">
							{detail.back}
						</Link>
						<nav className={styles.breadcrumb} aria-label={breadcrumb.label}>
							<ol className="row tight note">
								<li>
									<Link to={pathFor("home", language)} className="touch muted">
										{breadcrumb.home}
									</Link>
								</li>
								<li>
									<Link to={list} className="touch muted">
										{breadcrumb.cases}
									</Link>
								</li>
							</ol>
						</nav>
						<p className={`row muted compact ${styles.tag}`}>
							<span className="tag">{study.etiket}</span> <span>{study.company}</span>
						</p>
					</div>
				}
				picture={<ExampleSheet copy={example} />}
				longer
				below={<KpiCards study={study} scales={scales} legends={detail} />}
			>
				<div className="first-action">
					<OpenButton location="case-detail-hero">{copy.detailClosing.action}</OpenButton>
				</div>
			</PageHero>
			<div className={`band after-hero split middle ${styles.body}`}>
				<CaseTabs
					id={study.slug}
					study={study}
					copy={copy}
					heading="h2"
					tab={tab}
					onTab={(name) => setChosen({ slug: study.slug, tab: name })}
				/>
				<div className="stack start">
					<CasePicture slug={study.slug} className="picture" />
					{service && (
						<MoreLink to={SERVICE_TARGETS[service]} className="more">
							{detail.services[service]}
						</MoreLink>
					)}
				</div>
			</div>
			{study.alinti && <Quote quote={study.alinti} />}
			<Siblings copy={detail} previous={previous} next={next} />
			<ClosingBand copy={copy.detailClosing} location="case-detail" />
		</article>
	);
}

/** The client's quote and its source. */
const Quote = ({ quote }: { quote: NonNullable<CaseStudy["alinti"]> }) => (
	<figure className="band sunk stack loose">
		<blockquote className={styles.quote}>{quote.text}</blockquote>
		<figcaption className="muted">{quote.source}</figcaption>
	</figure>
);
