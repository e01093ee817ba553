import { Table, Text } from "@mantine/core";
import type { Week } from "../../../shared/desk/overview.ts";
import type { Language } from "../../../shared/languages.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { Section } from "../parts/section.tsx";
import styles from "./weeks.module.css";

const LANGUAGES = ["tr", "de", "en", "other"] as const;

const totalOf = ({ counts }: Week) =>
	LANGUAGES.reduce((sum, language) => sum + counts[language], 0);

/** Leads a week by language, as bars with a table behind them. Three dozen rectangles need no chart library. */
export function Weeks({ weeks }: { weeks: Week[] }) {
	const { overview } = useCopy();
	const { weeks: copy } = overview;
	const { format } = useLanguage();
	const nameOf = (language: Language | "other") =>
		language === "other" ? overview.unknown : format.languageName(language);
	const shortDay = useShortDay();
	const most = Math.max(...weeks.map(totalOf));
	const used = LANGUAGES.filter((language) => weeks.some(({ counts }) => counts[language] > 0));
	return (
		<Section title={copy.title} empty={most <= 0 && overview.noLeads}>
			<Text size="sm" c="dimmed">
				{copy.text}
			</Text>
			<ul className={styles.legend}>
				{used.map((language) => (
					<li key={language} data-language={language}>
						{nameOf(language)}
					</li>
				))}
			</ul>
			{/* The table says the same to screen readers. */}
			<div className={styles.chart} aria-hidden="true">
				{weeks.map((week) => (
					<div key={week.monday} className={styles.week}>
						<span className={styles.total}>{totalOf(week) || ""}</span>
						<div className={styles.bar}>
							{used.map((language) => (
								<span
									key={language}
									data-language={language}
									style={{ height: `${(week.counts[language] / most) * 100}%` }}
								/>
							))}
						</div>
						<span className={styles.day}>{shortDay(week.monday)}</span>
					</div>
				))}
			</div>
			<details className={styles.details}>
				<summary>{copy.table}</summary>
				<div className={styles.scroll}>
					<Table>
						<Table.Thead>
							<Table.Tr>
								<Table.Th scope="col">{copy.week}</Table.Th>
								{used.map((language) => (
									<Table.Th key={language} scope="col" ta="right">
										{nameOf(language)}
									</Table.Th>
								))}
								<Table.Th scope="col" ta="right">
									{copy.total}
								</Table.Th>
							</Table.Tr>
						</Table.Thead>
						<Table.Tbody className="figures">
							{weeks.map((week) => (
								<Table.Tr key={week.monday}>
									<Table.Th scope="row" fw={400}>
										{shortDay(week.monday)}
									</Table.Th>
									{used.map((language) => (
										<Table.Td key={language} ta="right">
											{week.counts[language]}
										</Table.Td>
									))}
									<Table.Td ta="right">{totalOf(week)}</Table.Td>
								</Table.Tr>
							))}
						</Table.Tbody>
					</Table>
				</div>
			</details>
		</Section>
	);
}

/** A Monday such as `16.11.`; it is a day, not a moment, and so has no time zone. */
function useShortDay(): (monday: string) => string {
	const { language } = useLanguage();
	const format = new Intl.DateTimeFormat(language, {
		day: "numeric",
		month: "short",
		timeZone: "UTC",
	});
	return (monday) => format.format(new Date(`${monday}T00:00:00Z`));
}
