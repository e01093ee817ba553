import { SimpleGrid } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { OverviewAnswer } from "../api/overview.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { Page } from "../parts/page.tsx";
import { Refused } from "../parts/refused.tsx";
import { FiguresRow } from "./figures.tsx";
import { Hands } from "./hands.tsx";
import { Launch } from "./launch.tsx";
import { Origins } from "./origins.tsx";
import { Weeks } from "./weeks.tsx";

/** How often the figures are read anew while they are looked at, in ms. */
const REFRESH = 60_000;

/** `/desk` for owners: what needs a hand, and what the site brought. */
export default function Overview() {
	const { overview: copy } = useCopy();
	const { data, error } = useQuery({
		queryKey: ["overview"],
		queryFn: ({ signal }) => request<OverviewAnswer>("/overview", { signal }),
		refetchInterval: REFRESH,
	});
	return (
		<Page title={copy.title} wide>
			<Refused error={error} />
			{data && (
				<>
					<Launch checklist={data.checklist} />
					<Hands hands={data.hands} />
					<FiguresRow figures={data.figures} isAnswerLate={data.isAnswerLate} />
					<SimpleGrid cols={{ base: 1, lg: 2 }}>
						<Weeks weeks={data.weeks} />
						<Origins pages={data.pages} />
					</SimpleGrid>
				</>
			)}
		</Page>
	);
}
