import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { Section } from "../parts/section.tsx";
import { Status } from "../parts/status.tsx";
import { useChange } from "../parts/use-change.ts";
import { isWrongPassword, OwnPassword } from "../session/own-password.tsx";
import { SecondFactorSetup } from "../session/second-factor-setup.tsx";
import { sessionQuery, useAccount } from "../session/session.tsx";
import { RenewCodes } from "./recovery-codes.tsx";

/** Turns the second factor on and off. */
export function SecondFactor() {
	const { settings, session } = useCopy();
	const { secondFactor: copy } = settings;
	const { secondFactor: isOn } = useAccount();
	/** The recovery codes are shown once: they stay until they are stored, whatever reads the account anew. */
	const [showsCodes, setShowsCodes] = useState(false);
	const [isRenewing, setRenewing] = useState(false);
	return (
		<Section
			title={session.secondFactor.title}
			aside={<Status tone={isOn ? "done" : "due"}>{isOn ? copy.on : copy.off}</Status>}
		>
			<Text size="sm" c="dimmed">
				{copy.text}
			</Text>
			{isOn && <RenewCodes onCodes={setRenewing} />}
			{isOn && !isRenewing && !showsCodes && <TurnOff />}
			{(!isOn || showsCodes) && <SecondFactorSetup onCodes={setShowsCodes} />}
		</Section>
	);
}

function TurnOff() {
	const { frame, settings, session } = useCopy();
	const copy = settings.secondFactor;
	const [isAsking, setAsking] = useState(false);
	const queries = useQueryClient();
	const [code, setCode] = useState("");
	const [password, setPassword] = useState("");
	const turnOff = useChange(
		() => request("/second-factor", { method: "DELETE", body: { password, code } }),
		{
			reads: sessionQuery.queryKey,
			done() {
				// The others have ended.
				queries.invalidateQueries({ queryKey: ["sessions"] });
				return copy.turnedOff;
			},
		},
	);
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
				<OwnPassword
					description={session.secondFactor.password}
					value={password}
					onChange={({ currentTarget }) => setPassword(currentTarget.value)}
					refusal={turnOff.error}
					required
					withAsterisk={false}
					maw="20rem"
				/>
				{!isWrongPassword(turnOff.error) && <ErrorAlert error={turnOff.error} />}
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
