import { Text } from "@mantine/core";
import { useId } from "react";
import type { Figures, OverviewAnswer } from "../../../shared/desk/overview.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { Status } from "../parts/status.tsx";
import styles from "./figures.module.css";

const HOUR = 3_600_000;

/** The five figures, each with that of the week before. */
export function FiguresRow({
	figures,
	isAnswerLate,
}: Pick<OverviewAnswer, "figures" | "isAnswerLate">) {
	const { overview: copy } = useCopy();
	const { format } = useLanguage();
	const id = useId();
	const count = (value: number) => format.number(value);
	const share = (value: number) =>
		format.number(value, { style: "percent", maximumFractionDigits: 0 });
	// From one hour on in hours alone, like the promise to answer within 48 hours.
	const hours = (value: number) =>
		value < HOUR
			? format.duration(value)
			: format.inUnit(value / HOUR, "hour", { maximumFractionDigits: 0 });
	const shown: [keyof Figures, (value: number) => string][] = [
		["leads", count],
		["firstTry", share],
		[
			"handOver",
			(value) => (value < 1_000 ? `< ${format.duration(1_000)}` : format.duration(value)),
		],
		["answer", hours],
		["open", count],
	];
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className={styles.title}>
				{copy.figures}
			</h2>
			<dl className={styles.figures}>
				{shown.map(([name, show]) => {
					const { now, before } = figures[name];
					return (
						<div key={name} className={styles.figure}>
							<dt>
								{copy.figure[name].label}
								<Text span size="xs" c="dimmed">
									{copy.figure[name].hint}
								</Text>
							</dt>
							<dd className={styles.now} data-none={now === null || undefined}>
								{now === null ? copy.none : show(now)}
							</dd>
							<dd className={styles.before}>
								{name === "answer" && now !== null && (
									<Status tone={isAnswerLate ? "overdue" : "done"}>
										{isAnswerLate ? copy.promise.broken : copy.promise.kept}
									</Status>
								)}
								<span>{copy.before(before === null ? "–" : show(before))}</span>
							</dd>
						</div>
					);
				})}
			</dl>
		</section>
	);
}
