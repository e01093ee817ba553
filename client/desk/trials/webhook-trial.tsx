import { Anchor } from "@mantine/core";
import { Link } from "react-router-dom";
import type { Lead } from "../api/leads.ts";
import { request } from "../api/request.ts";
import { useSpeech } from "../language/language.tsx";
import { answerOf } from "../leads/words.ts";
import { Trial } from "./trial.tsx";

/** Sends a test lead to the webhook, and says what its receiver answered. */
export function WebhookTrial() {
	const { copy, format } = useSpeech();
	const { webhook: words } = copy.trials;
	return (
		<Trial
			label={words.button}
			start={() => request("/leads/test", { method: "POST" })}
			read={async (id) => {
				const { timeline } = await request<Lead>(`/leads/${id}?live=true`);
				const attempt = timeline.find(({ kind }) => kind === "attempt");
				if (attempt?.kind !== "attempt") return undefined;
				const answer = answerOf(attempt, copy.leads.failure.none);
				const time = format.seconds(attempt.durationMs);
				return {
					isGood: !attempt.error,
					text: attempt.error ? words.failed(answer) : words.taken(answer, time),
					step: (
						<Anchor component={Link} to={`/leads/${id}`} size="sm">
							{words.open}
						</Anchor>
					),
				};
			}}
		/>
	);
}
