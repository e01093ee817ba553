import { Link } from "react-router-dom";
import { pathFor } from "../../../shared/paths.ts";
import { usePageData } from "../../frame/use-page-data.ts";
import { PageHero } from "../../parts/page-hero.tsx";
import { Analysis } from "./analysis.tsx";
import { DemoForm } from "./form/demo-form.tsx";
import type { load } from "./load.server.ts";
import { MeetingBrief } from "./meeting-brief.tsx";
import styles from "./panel.module.css";
import { SubjectLines } from "./subject-lines.tsx";

/** Two automations to try, the quick analysis, and a contact form. */
export function Component() {
	const { copy, run, analysis, form, language } = usePageData<typeof load>("sales-automation-demo");
	return (
		<>
			<PageHero
				title={copy.hero.title}
				lead={copy.hero.lead}
				compact="tool"
				before={
					<Link to={pathFor("sales-automation", language)} className={`back touch ${styles.back}`}>
						{copy.hero.back}
					</Link>
				}
			/>
			<SubjectLines key={`lines-${language}`} copy={copy} run={run} />
			<MeetingBrief key={`brief-${language}`} copy={copy} run={run} />
			<Analysis key={`analysis-${language}`} copy={copy.analysis} form={analysis} />
			<DemoForm key={language} form={form} />
		</>
	);
}
