import { Link } from "react-router-dom";
import { pathFor } from "../../i18n/paths.ts";
import { Closing } from "../../parts/closing.tsx";
import { PageHero } from "../../parts/page-hero.tsx";
import { usePageData } from "../use-page-data.ts";
import { DemoForm } from "./form/demo-form.tsx";
import type { load } from "./load.server.ts";
import { MeetingBrief } from "./meeting-brief.tsx";
import styles from "./panel.module.css";
import { SubjectLines } from "./subject-lines.tsx";

/** A preview of two automations, and a contact form. */
export function Component() {
	const { copy, form, language } = usePageData<typeof load>(
		"sales-automation-demo",
	);
	return (
		<>
			<PageHero
				title={copy.hero.title}
				lead={copy.hero.lead}
				before={
					<Link
						to={pathFor("sales-automation", language)}
						className={styles.back}
					>
						<span aria-hidden="true">← </span>
						{copy.hero.back}
					</Link>
				}
			/>
			<SubjectLines copy={copy.subjectLines} preview={copy.preview} />
			<MeetingBrief copy={copy.meetingBrief} preview={copy.preview} />
			<DemoForm key={language} form={form} />
			<Closing copy={copy.closing} location="demo-closing" />
		</>
	);
}
