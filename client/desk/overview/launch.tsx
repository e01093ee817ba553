import { Button, Code, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import type { Role } from "../../../shared/desk/accounts.ts";
import type { LaunchCheck, OverviewAnswer } from "../../../shared/desk/overview.ts";
import { PUBLISHER_VARIABLES } from "../../../shared/operator.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { Section } from "../parts/section.tsx";
import { Status } from "../parts/status.tsx";
import { MailTrial, WebhookTrial } from "../trials/trials.tsx";
import styles from "./launch.module.css";

/** How a step is tried, once its settings are there. */
const TRIALS: Partial<Record<LaunchCheck, ReactNode>> = {
	webhook: <WebhookTrial />,
	mail: <MailTrial />,
};

/** Steps that are left before visitors see the site; renders nothing once all are done. */
export function Launch({ checklist }: { checklist: OverviewAnswer["checklist"] }) {
	const { launch: copy } = useCopy().overview;
	// The result of a trial stays readable, although its step is done by then.
	const [tried] = useState(
		() => new Set(checklist.flatMap(({ check, done }) => (done ? [] : check))),
	);
	if (checklist.length === 0) return null;
	const finished = checklist.filter(({ done }) => done).length;
	return (
		<Section
			title={copy.title}
			aside={
				<Text size="sm" c="dimmed">
					{copy.progress(finished, checklist.length)}
				</Text>
			}
		>
			<ol>
				{checklist.map(({ check, done, missing, factor }) => {
					const { title, text } = copy.check[check];
					return (
						<li key={check} className={styles.step}>
							<div className={styles.state}>
								<Status tone={done ? "done" : "neutral"}>{done ? copy.done : copy.open}</Status>
							</div>
							<div className={styles.text}>
								<Text fw={600}>{title}</Text>
								{!done && (
									<Text size="sm" c="dimmed">
										{text}
									</Text>
								)}
								{factor && <RequiredFor {...factor} />}
								{missing.length > 0 && (
									<Text size="sm" className={styles.missing ?? ""}>
										{copy.missing}{" "}
										{check === "identity" ? (
											<PublisherFields missing={missing} />
										) : (
											missing.map((names) => <Alternatives key={names.join()} names={names} />)
										)}
									</Text>
								)}
								{missing.length > 0 && check !== "identity" && (
									<Text size="sm" c="dimmed">
										{copy.where}
									</Text>
								)}
							</div>
							{tried.has(check) && missing.length === 0 && TRIALS[check]}
							{!done && check === "identity" && <Go to="/site">{copy.toSite}</Go>}
							{!done && (check === "second_factor" || check === "lead_mail") && (
								<Go to="/settings">{copy.check[check].button}</Go>
							)}
						</li>
					);
				})}
			</ol>
		</Section>
	);
}

function Go({ to, children }: { to: string; children: string }) {
	return (
		<Button component={Link} to={to} variant="default" size="sm">
			{children}
		</Button>
	);
}

/** Settings of which one is enough: `A or B` in the reader's language. */
function Alternatives({ names }: { names: string[] }) {
	const { language } = useLanguage();
	const list = new Intl.ListFormat(language, { type: "disjunction" });
	return (
		<span>
			{list
				.formatToParts(names)
				.map(({ type, value }) => (type === "element" ? <Code key={value}>{value}</Code> : value))}
		</span>
	);
}

/** The settings by their names in the form where an owner enters them. */
function PublisherFields({ missing }: { missing: string[][] }) {
	const { copy, language } = useLanguage();
	const labels: Record<string, string> = copy.site.publisher.fields;
	const nameOf = (variable: string) => {
		const [field = ""] =
			Object.entries(PUBLISHER_VARIABLES).find(([, name]) => name === variable) ?? [];
		return labels[field] ?? variable;
	};
	const either = new Intl.ListFormat(language, { type: "disjunction" });
	return new Intl.ListFormat(language).format(
		missing.map((variables) => either.format(variables.map(nameOf))),
	);
}

/** The owners without a second factor, and the roles that must have one. */
function RequiredFor({ roles, without }: { roles: Role[]; without: string[] }) {
	const { copy, language } = useLanguage();
	const { missing, required, requiredForNobody } = copy.overview.launch.check.second_factor;
	const list = new Intl.ListFormat(language);
	const names = list.format(roles.map((role) => copy.accounts.roles[role]));
	return (
		<Text size="sm" c="dimmed">
			{without.length > 0 && missing(list.format(without))}{" "}
			{names ? required(names) : requiredForNobody}
		</Text>
	);
}
