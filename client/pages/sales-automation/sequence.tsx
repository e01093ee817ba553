import type { SalesAutomationCopy } from "./copy.ts";
import styles from "./sequence.module.css";

/** A follow-up plan, stamped as an example: the mails to each firm by day, and the team's task. */
export function Sequence({
	copy: { stamp, title, channel, days, states, rows, team, note },
}: {
	copy: SalesAutomationCopy["hero"]["sequence"];
}) {
	return (
		<figure className={`sheet stacked ${styles.sequence}`} data-tone="paper">
			<p className="stamp">{stamp}</p>
			<p className="title" id="sequence-title">
				{title}
			</p>
			<p className="muted">{channel}</p>
			<table aria-labelledby="sequence-title">
				<thead>
					<tr>
						{days.map((day) => (
							<th key={day} scope="col">
								{day}
							</th>
						))}
					</tr>
				</thead>
				{rows.map((row) => (
					<tbody key={row.firm}>
						<tr>
							<th scope="rowgroup" colSpan={days.length}>
								{row.firm}
							</th>
						</tr>
						<tr>
							{row.states.map((state, index) => (
								<td key={state} className="dot" data-state={state}>
									<span className={`muted ${styles.day}`}>{days[index]}</span>
									<span className={state === "reply" ? "pill" : undefined}>{states[state]}</span>
								</td>
							))}
						</tr>
					</tbody>
				))}
			</table>
			<p className={`callout ${styles.team}`}>
				{team.label} <strong>{team.text}</strong>
			</p>
			<figcaption>{note}</figcaption>
		</figure>
	);
}
