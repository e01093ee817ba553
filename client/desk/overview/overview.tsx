import { SimpleGrid } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { OverviewAnswer } from "../../../shared/desk/overview.ts";
import { request } from "../api/request.ts";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { Page } from "../parts/page.tsx";
import { FiguresRow } from "./figures.tsx";
import { Launch } from "./launch.tsx";
import { Origins } from "./origins.tsx";
import { Tasks } from "./tasks.tsx";
import { Weeks } from "./weeks.tsx";

/** How often the figures are read anew while they are looked at, in ms. */
const REFRESH = 60_000;

/** `/desk` for owners: tasks that need a person, and figures of the site. */
export function Overview() {
	const { data, error } = useQuery({
		queryKey: ["overview"],
		queryFn: ({ signal }) => request<OverviewAnswer>("/overview", { signal }),
		refetchInterval: REFRESH,
	});
	return (
		<Page name="overview" wide>
			<ErrorAlert error={error} />
			{data && (
				<>
					<Launch checklist={data.checklist} />
					<Tasks tasks={data.tasks} />
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
