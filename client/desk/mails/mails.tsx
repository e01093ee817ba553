import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import {
	LINK_MAILS,
	type MailRetryAnswer,
	type MailsAnswer,
	mailFilterSchema,
} from "../../../shared/desk/mails.ts";
import { request } from "../api/request.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import list from "../parts/list.module.css";
import { Notice } from "../parts/notice.tsx";
import { Page } from "../parts/page.tsx";
import { useChange } from "../parts/use-change.ts";
import { useFilter } from "../parts/use-filter.ts";
import { Views } from "../parts/views.tsx";
import { MailTrial } from "../trials/trials.tsx";
import { MailRow } from "./mail-row.tsx";
import styles from "./mails.module.css";

const VIEWS = ["all", "failed", "waiting", "sent"] as const;

/** How often the list is read anew while it is looked at, in ms. */
const REFRESH = 15_000;

/** `/desk/mails`: the state of the site's mails; a failed one can be sent again. */
export function Component() {
	const { mails: copy } = useCopy();
	const { format } = useLanguage();
	const [query, filter] = useFilter(mailFilterSchema);
	const state = query.get("state");
	const { data, error } = useQuery({
		queryKey: ["mails", state],
		queryFn: ({ signal }) =>
			request<MailsAnswer>(`/mails${state ? `?state=${state}` : ""}`, { signal }),
		refetchInterval: REFRESH,
		placeholderData: (before) => before,
	});
	const retry = useChange(
		(ids: string[]) => request<MailRetryAnswer>("/mails/retry", { method: "POST", body: { ids } }),
		{
			reads: ["mails"],
			says: ({ done }) => (done.length > 0 ? copy.retried(done.length) : copy.notRetried),
			toastsErrors: true,
		},
	);
	const show = (name: string) => filter({ state: name === "all" ? null : name });
	const again = (data?.mails ?? []).filter(
		({ state, kind }) => state === "failed" && !LINK_MAILS.includes(kind),
	);
	return (
		<Page name="mails" text={copy.text} wide {...(data?.isOn && { actions: <MailTrial /> })}>
			<ErrorAlert error={error} />
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
						<ul className={list.list}>
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
