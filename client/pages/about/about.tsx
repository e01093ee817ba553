import { usePageData } from "../../frame/use-page-data.ts";
import { Closing } from "../../parts/closing.tsx";
import { ExampleSheet } from "../../parts/example-sheet.tsx";
import { PageHero } from "../../parts/page-hero.tsx";
import styles from "./about.module.css";
import { Background } from "./background.tsx";
import type { load } from "./load.server.ts";
import { Now } from "./now.tsx";

/** The consultancy: intro, background, current situation and vision. */
export function Component() {
	const { copy, report } = usePageData<typeof load>("about");
	const { vision } = copy;
	return (
		<>
			<PageHero
				title={copy.hero.title}
				lead={copy.hero.lead}
				picture={<ExampleSheet copy={copy.queue} />}
			/>
			<p className={`band ${styles.intro}`}>{copy.intro}</p>
			<Background copy={copy.background} />
			<Now copy={copy.now} />
			<section className={`band split ${styles.aside}`} aria-labelledby="vision-title">
				<h2 id="vision-title">{vision.title}</h2>
				<div className="stack loose">
					<p className={styles.statement}>{vision.statement}</p>
					<div className={`split ${styles.paragraphs}`}>
						{vision.paragraphs.map((text) => (
							<p key={text}>{text}</p>
						))}
					</div>
				</div>
			</section>
			<Closing copy={copy.closing} location="about-closing" report={report} />
		</>
	);
}
