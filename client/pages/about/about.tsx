import { usePageData } from "../../frame/use-page-data.ts";
import { ClosingBand } from "../../parts/closing-band.tsx";
import { PeopleList } from "../../parts/firm/people.tsx";
import { Quotes } from "../../parts/firm/quotes.tsx";
import { PageHero } from "../../parts/page-hero.tsx";
import { OpenButton } from "../../quick-analysis/open-button.tsx";
import styles from "./about.module.css";
import { Background, FiguresSheet, Paragraphs } from "./background.tsx";
import { Data } from "./data/data.tsx";
import type { load } from "./load.server.ts";
import { Now } from "./now.tsx";
import { Order } from "./order/order.tsx";

/** The list of more people is so long that the title begins with it, and does not stand beside its middle. */
const MOST_MIDDLE = 3;

/** The consultancy: intro, background, current situation and vision. */
export function Component() {
	const { copy, people, quotes, dataTerms } = usePageData<typeof load>("about");
	const { vision } = copy;
	return (
		<>
			<PageHero
				title={copy.hero.title}
				lead={copy.hero.lead}
				picture={
					people ? (
						<PeopleList {...people} beside />
					) : (
						<FiguresSheet figures={copy.background.figures} />
					)
				}
				longer={(people?.people.length ?? 0) > MOST_MIDDLE}
			>
				<div className="first-action">
					<OpenButton location="about-hero">{copy.closing.action}</OpenButton>
				</div>
			</PageHero>
			<Background intro={copy.intro} copy={copy.background} withFigures={people !== null} />
			<Order copy={copy.order} />
			<Now copy={copy.now} />
			<section
				className={`band stack loose ${styles.vision}`}
				data-tone="ink"
				aria-labelledby="vision-title"
			>
				<h2 id="vision-title" className="title kicker">
					{vision.title}
				</h2>
				<p className={styles.statement}>{vision.statement}</p>
				<Paragraphs texts={vision.paragraphs} />
			</section>
			{quotes && <Quotes {...quotes} />}
			<Data copy={copy.data} terms={dataTerms} />
			<ClosingBand copy={copy.closing} location="about-closing" direct />
		</>
	);
}
