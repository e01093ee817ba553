import { Button, Group, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { Section } from "../parts/section.tsx";
import { Status } from "../parts/status.tsx";
import { useChange } from "../parts/use-change.ts";
import { SecondFactorSetup } from "../session/second-factor-setup.tsx";
import { sessionQuery, useAccount } from "../session/session.tsx";
import { ConfirmForm } from "./confirm-form.tsx";
import { RenewCodes } from "./recovery-codes.tsx";

/** Turns the second factor on and off. */
export function SecondFactor() {
	const { settings, session } = useCopy();
	const { secondFactor: copy } = settings;
	const account = useAccount();
	/** The recovery codes are shown once: they stay until they are stored, whatever reads the account anew. */
	const [showsCodes, setShowsCodes] = useState(false);
	const [isRenewing, setRenewing] = useState(false);
	// Its codes are there once it is on; the account is read anew later.
	const isOn = account.secondFactor || showsCodes;
	return (
		<Section
			title={session.secondFactor.title}
			aside={<Status tone={isOn ? "done" : "due"}>{isOn ? copy.on : copy.off}</Status>}
		>
			<Text size="sm" c="dimmed">
				{copy.text}
			</Text>
			{account.secondFactor && <RenewCodes onCodes={setRenewing} />}
			{isOn && !isRenewing && !showsCodes && <TurnOff />}
			{(!isOn || showsCodes) && <SecondFactorSetup onCodes={setShowsCodes} />}
		</Section>
	);
}

function TurnOff() {
	const { settings, session } = useCopy();
	const copy = settings.secondFactor;
	const [isAsking, setAsking] = useState(false);
	const queries = useQueryClient();
	const turnOff = useChange(
		(body: { password: string; code: string }) =>
			request("/second-factor", { method: "DELETE", body }),
		{
			reads: sessionQuery.queryKey,
			// The others have ended.
			done: () => void queries.invalidateQueries({ queryKey: ["sessions"] }),
			says: () => copy.turnedOff,
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
	return (
		<ConfirmForm
			codeHint={copy.turnOffText}
			passwordHint={session.secondFactor.password}
			button={copy.turnOff}
			isRed
			isPending={turnOff.isPending}
			error={turnOff.error}
			onConfirm={turnOff.mutate}
			onCancel={() => setAsking(false)}
		/>
	);
}
