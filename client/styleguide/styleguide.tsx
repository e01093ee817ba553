import { PageHero } from "../parts/page-hero.tsx";
import { tr } from "../quick-analysis/tr.ts";
import { Themed } from "../theme/themed.tsx";
import { States } from "./states.tsx";
import { TokenTables } from "./token-tables.tsx";

/** `/styleguide`, in development only: every token and component state, for those who work on the site. */
export function Component() {
	return (
		<Themed>
			<title>Style guide</title>
			<PageHero
				title="Style guide"
				lead="Read from client/theme/tokens.css; shown in development only."
			/>
			<TokenTables />
			<States copy={tr} />
		</Themed>
	);
}
