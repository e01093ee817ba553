import { usePageData } from "../page-data.ts";
import { Faq } from "./faq.tsx";
import { Hero } from "./hero.tsx";

export function Component() {
	const { copy } = usePageData("home");
	return (
		<>
			<Hero copy={copy.hero} />
			<Faq copy={copy.faq} />
		</>
	);
}
