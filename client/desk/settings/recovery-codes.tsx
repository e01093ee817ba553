import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { RecoveryCodesAnswer } from "../../../shared/desk/session.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { useChange } from "../parts/use-change.ts";
import { isWrongPassword, OwnPassword } from "../session/own-password.tsx";
import { RecoveryCodes } from "../session/recovery-codes.tsx";
import { useAccount } from "../session/session.tsx";

/** Says how many recovery codes are left, and makes new ones. */
export function RenewCodes({ onCodes }: { onCodes(areShown: boolean): void }) {
	const { frame, settings, session } = useCopy();
	const { codes: copy } = settings.secondFactor;
	const { recoveryCodes: left } = useAccount();
	const [isAsking, setAsking] = useState(false);
	const [code, setCode] = useState("");
	const [password, setPassword] = useState("");
	const renew = useChange(
		() =>
			request<RecoveryCodesAnswer>("/second-factor/codes", {
				method: "POST",
				body: { password, code },
			}),
		{
			done() {
				onCodes(true);
				return undefined;
			},
		},
	);
	if (renew.data) {
		return <RecoveryCodes codes={renew.data.recoveryCodes} onStored={() => onCodes(false)} />;
	}
	return (
		<Stack>
			<Text size="sm">{copy.left(left)}</Text>
			{isAsking ? (
				<form
					onSubmit={(event) => {
						event.preventDefault();
						renew.mutate();
					}}
				>
					<Stack>
						<TextInput
							label={session.code}
							description={copy.renewText}
							value={code}
							onChange={({ currentTarget }) => setCode(currentTarget.value)}
							autoComplete="one-time-code"
							autoFocus
							required
							withAsterisk={false}
							maw="20rem"
						/>
						<OwnPassword
							value={password}
							onChange={({ currentTarget }) => setPassword(currentTarget.value)}
							refusal={renew.error}
							required
							withAsterisk={false}
							maw="20rem"
						/>
						{!isWrongPassword(renew.error) && <ErrorAlert error={renew.error} />}
						<Group>
							<Button type="submit" loading={renew.isPending}>
								{copy.renew}
							</Button>
							<Button variant="default" onClick={() => setAsking(false)}>
								{frame.cancel}
							</Button>
						</Group>
					</Stack>
				</form>
			) : (
				<Group>
					<Button variant="default" onClick={() => setAsking(true)}>
						{copy.renew}
					</Button>
				</Group>
			)}
		</Stack>
	);
}
