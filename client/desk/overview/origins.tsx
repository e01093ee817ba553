import { Table } from "@mantine/core";
import type { OverviewAnswer } from "../../../shared/desk/overview.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { Section } from "../parts/section.tsx";
import styles from "./origins.module.css";

/** The pages that leads came from, the most frequent first: a table with bars as rows. */
export function Origins({ pages }: { pages: OverviewAnswer["pages"] }) {
	const { overview } = useCopy();
	const { pages: copy } = overview;
	const { format } = useLanguage();
	const most = pages[0]?.count ?? 0;
	return (
		<Section title={copy.title} empty={most === 0 && overview.noLeads}>
			<Table className={styles.table ?? ""} withRowBorders={false}>
				<Table.Thead>
					<Table.Tr>
						<Table.Th scope="col">{copy.page}</Table.Th>
						<Table.Th scope="col" ta="right">
							{copy.count}
						</Table.Th>
					</Table.Tr>
				</Table.Thead>
				<Table.Tbody>
					{pages.map(({ page, count }) => (
						<Table.Tr key={page}>
							<Table.Td className={styles.page ?? ""}>
								<span className={styles.bar} style={{ width: `${(count / most) * 100}%` }} />
								<span className={`one-line ${styles.path}`}>{page ?? overview.unknown}</span>
							</Table.Td>
							<Table.Td ta="right" className="figures">
								{format.number(count)}
							</Table.Td>
						</Table.Tr>
					))}
				</Table.Tbody>
			</Table>
		</Section>
	);
}
