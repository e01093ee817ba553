import { Button, Group, Text } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { LINK_MAILS, MAIL_STATES } from "../api/mails.ts";
import { useSpeech } from "../language/language.tsx";
import { Notice } from "../parts/notice.tsx";
import { Page } from "../parts/page.tsx";
import { Refused } from "../parts/refused.tsx";
import { Views } from "../parts/views.tsx";
import { MailTrial } from "../trials/mail-trial.tsx";
import { MailRow } from "./mail-row.tsx";
import styles from "./mails.module.css";
import { useMails, useRetry } from "./use-mails.ts";

const VIEWS = ["all", "failed", "waiting", "sent"] as const;

/** What became of the site's mails; those that were not sent can be sent again. */
export function Component() {
	const {
		copy: { mails: copy },
		format,
	} = useSpeech();
	const [query, setQuery] = useSearchParams();
	const state = MAIL_STATES.find((known) => known === query.get("state"));
	const { data, error } = useMails(state ?? null);
	const retry = useRetry();
	const show = (name: string) => setQuery(name === "all" ? {} : { state: name }, { replace: true });
	const again = (data?.mails ?? []).filter(
		({ state, kind }) => state === "failed" && !LINK_MAILS.includes(kind),
	);
	return (
		<Page title={copy.title} text={copy.text} wide {...(data?.isOn && { actions: <MailTrial /> })}>
			<Refused error={error} />
			{data && !data.isOn && <Text className={styles.banner}>{copy.off}</Text>}
			{data?.isOn && data.isHeld && <Text className={styles.banner}>{copy.held}</Text>}
			{data && (
				<>
					<Group justify="space-between">
						<Views
							chosen={state ?? "all"}
							onChoose={show}
							views={VIEWS.map((name) => ({
								name,
								label: name === "all" ? copy.all : copy.states[name],
								count:
									name !== "all" && data.counts[name] > 0 ? format.number(data.counts[name]) : "",
							}))}
						/>
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
									onRetry={data.isOn ? () => retry.mutate([mail.id]) : undefined}
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
						data.isOn && <Notice title={copy.empty.title} text={copy.empty.text} />
					)}
				</>
			)}
		</Page>
	);
}
