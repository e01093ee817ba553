import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { Refused } from "../parts/refused.tsx";
import { Section } from "../parts/section.tsx";
import { Status } from "../parts/status.tsx";
import { SecondFactorSetup } from "../session/second-factor-setup.tsx";
import { sessionQuery, useAccount } from "../session/session.tsx";

/** Turns the second factor on and off. */
export function SecondFactor() {
	const { secondFactor: copy } = useCopy().settings;
	const { secondFactor: isOn } = useAccount();
	const queries = useQueryClient();
	const refresh = () => queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
	return (
		<Section
			title={copy.title}
			aside={<Status tone={isOn ? "done" : "due"}>{isOn ? copy.on : copy.off}</Status>}
		>
			<Text size="sm" c="dimmed">
				{copy.text}
			</Text>
			{isOn ? <TurnOff onDone={refresh} /> : <SecondFactorSetup onDone={refresh} />}
		</Section>
	);
}

function TurnOff({ onDone }: { onDone(): void }) {
	const { frame, settings, session } = useCopy();
	const copy = settings.secondFactor;
	const [isAsking, setAsking] = useState(false);
	const [code, setCode] = useState("");
	const turnOff = useMutation({
		mutationFn: () =>
			request("/second-factor", {
				method: "DELETE",
				body: { code },
			}),
		onSuccess: () => {
			notifications.show({ message: copy.turnedOff });
			onDone();
		},
	});
	if (!isAsking) {
		return (
			<Group>
				<Button variant="default" onClick={() => setAsking(true)}>
					{copy.turnOff}
				</Button>
			</Group>
		);
	}
	const submit = (event: FormEvent) => {
		event.preventDefault();
		turnOff.mutate();
	};
	return (
		<form onSubmit={submit}>
			<Stack>
				<TextInput
					label={session.code}
					description={copy.turnOffText}
					value={code}
					onChange={({ currentTarget }) => setCode(currentTarget.value)}
					autoComplete="one-time-code"
					autoFocus
					required
					withAsterisk={false}
					maw="20rem"
				/>
				<Refused error={turnOff.error} />
				<Group>
					<Button type="submit" color="red" loading={turnOff.isPending}>
						{copy.turnOff}
					</Button>
					<Button variant="default" onClick={() => setAsking(false)}>
						{frame.cancel}
					</Button>
				</Group>
			</Stack>
		</form>
	);
}
