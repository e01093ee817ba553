import { Button, Chip, Group, Text } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import {
	LINK_MAILS,
	MAIL_STATES,
	type MailState,
	type MailsAnswer,
} from "../api/mails.ts";
import { useCopy, useSpeech } from "../language/language.tsx";
import { Notice } from "../parts/notice.tsx";
import { Page } from "../parts/page.tsx";
import { Refused } from "../parts/refused.tsx";
import { MailTrial } from "../trials/mail-trial.tsx";
import { MailRow } from "./mail-row.tsx";
import styles from "./mails.module.css";
import { useMails, useRetry } from "./use-mails.ts";

/** What became of the site's mails; those that were not sent can be sent again. */
export function Component() {
	const { mails: copy } = useCopy();
	const [query, setQuery] = useSearchParams();
	const state = MAIL_STATES.find((known) => known === query.get("state"));
	const { data, error } = useMails(state ?? null);
	const retry = useRetry();
	const show = (name: string) =>
		setQuery(name === "all" ? {} : { state: name }, { replace: true });
	const again = (data?.mails ?? []).filter(
		({ state, kind }) => state === "failed" && !LINK_MAILS.includes(kind),
	);
	return (
		<Page
			title={copy.title}
			text={copy.text}
			wide
			{...(data?.isOn && { actions: <MailTrial /> })}
		>
			<Refused error={error} />
			{data && !data.isOn && <Text className={styles.banner}>{copy.off}</Text>}
			{data?.isOn && data.isHeld && (
				<Text className={styles.banner}>{copy.held}</Text>
			)}
			{data && (
				<>
					<Group justify="space-between">
						<States chosen={state} counts={data.counts} onChoose={show} />
						{again.length > 1 && (
							<Button
								variant="default"
								loading={retry.isPending}
								onClick={() => retry.mutate(again.map(({ id }) => id))}
							>
								{copy.retryAll(again.length)}
							</Button>
						)}
					</Group>
					{data.mails.length > 0 ? (
						<ul className={styles.list}>
							{data.mails.map((mail) => (
								<MailRow
									key={mail.id}
									mail={mail}
									onRetry={
										data.isOn ? () => retry.mutate([mail.id]) : undefined
									}
								/>
							))}
						</ul>
					) : state ? (
						<Notice title={copy.none.title} text={copy.none.text}>
							<Button variant="default" onClick={() => show("all")}>
								{copy.none.clear}
							</Button>
						</Notice>
					) : (
						data.isOn && (
							<Notice title={copy.empty.title} text={copy.empty.text} />
						)
					)}
				</>
			)}
		</Page>
	);
}

function States({
	chosen,
	counts,
	onChoose,
}: {
	chosen: MailState | undefined;
	counts: MailsAnswer["counts"];
	onChoose(name: string): void;
}) {
	const { copy, format } = useSpeech();
	const { mails: words } = copy;
	return (
		<Chip.Group
			value={chosen ?? "all"}
			onChange={(name) => onChoose(String(name))}
		>
			<Group gap="xs">
				{(["all", "failed", "waiting", "sent"] as const).map((name) => (
					<Chip
						key={name}
						value={name}
						size="sm"
						variant="outline"
						className={styles.view ?? ""}
					>
						{name === "all" ? words.all : words.states[name]}
						{name !== "all" && counts[name] > 0 && (
							<span className={styles.count}>
								{" "}
								{format.number(counts[name])}
							</span>
						)}
					</Chip>
				))}
			</Group>
		</Chip.Group>
	);
}
