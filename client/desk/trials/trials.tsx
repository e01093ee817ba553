import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Lead } from "../../../shared/desk/leads.ts";
import type { MailsAnswer } from "../../../shared/desk/mails.ts";
import { request } from "../api/request.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { useAccount } from "../session/session.tsx";
import { answerOf } from "./answer.ts";
import { useMailError } from "./mail-error.ts";

/** Sends a test lead to the webhook, and says what its receiver answered. */
export function WebhookTrial() {
	const { trials, leads } = useCopy();
	const { webhook: copy } = trials;
	const { format } = useLanguage();
	return (
		<Trial
			label={copy.button}
			start={() => request("/leads/test", { method: "POST" })}
			read={async (id) => {
				const { timeline } = await request<Lead>(`/leads/${id}?live=true`);
				const attempt = timeline.find(({ kind }) => kind === "attempt");
				if (attempt?.kind !== "attempt") return undefined;
				const answer = answerOf(attempt, leads.failure.none);
				const time = format.seconds(attempt.durationMs);
				return {
					isGood: !attempt.error,
					text: attempt.error ? copy.failed(answer) : copy.taken(answer, time),
					step: (
						<Anchor component={Link} to={`/leads/${id}`} size="sm">
							{copy.open}
						</Anchor>
					),
				};
			}}
		/>
	);
}

/** Sends a mail to one's own address, and says whether the mail server took it. */
export function MailTrial() {
	const { mail: copy } = useCopy().trials;
	const { email } = useAccount();
	const inWords = useMailError();
	return (
		<Trial
			label={copy.button}
			start={() => request("/mails/test", { method: "POST" })}
			read={async (id) => {
				const { mails } = await request<MailsAnswer>("/mails");
				const mail = mails.find((listed) => listed.id === id);
				if (mail?.state === "sent") {
					return { isGood: true, text: copy.sent(email) };
				}
				if (!mail?.error) return undefined;
				return { isGood: false, text: copy.failed(inWords(mail.error)) };
			}}
		/>
	);
}

/** How often, in ms, and how many times a trial's result is asked for. */
const PAUSE = 500;
const MOST = 40;

/** What a trial found. */
interface Outcome {
	isGood: boolean;
	text: string;
	/** The next step. */
	step?: ReactNode;
}

/** The colour of a result. */
const colourOf = (outcome: Outcome | undefined) =>
	outcome ? `var(--${outcome.isGood ? "done" : "overdue"})` : "dimmed";

/** A button that really tries something, and says beside it what came of it. */
function Trial({
	label,
	start,
	read,
}: {
	label: string;
	/** @returns the id of what was sent. */
	start(): Promise<{ id: string }>;
	/** @returns undefined while there is no result. */
	read(id: string): Promise<Outcome | undefined>;
}) {
	const { trials: copy } = useCopy();
	const queries = useQueryClient();
	const trial = useMutation({
		mutationFn: async (): Promise<Outcome | undefined> => {
			const { id } = await start();
			for (let asked = 0; asked < MOST; asked++) {
				await new Promise((resolve) => setTimeout(resolve, PAUSE));
				const outcome = await read(id);
				if (outcome) return outcome;
			}
			return undefined;
		},
		onSettled: () => queries.invalidateQueries(),
	});
	const { data: outcome } = trial;
	return (
		<Stack gap="xs" align="flex-start" maw="24rem">
			<Button variant="default" loading={trial.isPending} onClick={() => trial.mutate()}>
				{label}
			</Button>
			<div role="status">
				{trial.isSuccess && (
					<Text size="sm" c={colourOf(outcome)}>
						{outcome?.text ?? copy.waiting}
					</Text>
				)}
				{outcome?.step}
			</div>
			<ErrorAlert error={trial.error} />
		</Stack>
	);
}
