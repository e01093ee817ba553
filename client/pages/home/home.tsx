import { usePageData } from "../../frame/use-page-data.ts";
import { Closing } from "../../parts/closing.tsx";
import { Faq } from "../../parts/faq.tsx";
import { People } from "../../parts/firm/people.tsx";
import { Agitate } from "./agitate.tsx";
import { Cases } from "./cases.tsx";
import { Hero } from "./hero.tsx";
import { Journey } from "./journey.tsx";
import { AtStation, LeadPoint } from "./lead-point.tsx";
import type { load } from "./load.server.ts";
import { Posts } from "./posts.tsx";
import { Testimonials } from "./testimonials.tsx";
import { WhyUs } from "./why-us.tsx";

export function Component() {
	const { copy, cases, example, choice, people, price, latest, report } =
		usePageData<typeof load>("home");
	return (
		<LeadPoint copy={copy.point}>
			<Hero copy={copy.hero} example={example} choice={choice} />
			<AtStation station="enquiry">
				<Agitate copy={copy.agitate} />
			</AtStation>
			<AtStation station="answered">
				<WhyUs copy={copy.whyUs} price={price} />
			</AtStation>
			<AtStation station="crm">
				<Journey copy={copy.journey} />
				<Cases copy={copy.cases} cases={cases} />
				<Testimonials copy={copy.testimonials} />
				{people && <People {...people} />}
				<Faq copy={copy.faq} />
				<Posts copy={latest} />
			</AtStation>
			<AtStation station="report">
				<Closing copy={copy.closing} location="closing" report={report} />
			</AtStation>
		</LeadPoint>
	);
}
