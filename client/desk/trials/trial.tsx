import { Button, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useCopy } from "../language/language.tsx";
import { Refused } from "../parts/refused.tsx";

/** How often, in ms, and how many times a trial's result is asked for. */
const PAUSE = 500;
const MOST = 40;

/** What a trial found. */
export interface Outcome {
	isGood: boolean;
	text: string;
	/** The next step. */
	step?: ReactNode;
}

/** The colour of a result. */
const colourOf = (outcome: Outcome | undefined) =>
	outcome ? `var(--${outcome.isGood ? "done" : "overdue"})` : "dimmed";

/** A button that really tries something, and says beside it what came of it. */
export function Trial({
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
			<Refused error={trial.error} />
		</Stack>
	);
}
