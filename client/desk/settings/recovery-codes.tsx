import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { RecoveryCodesAnswer } from "../../../shared/desk/session.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { useChange } from "../parts/use-change.ts";
import { RecoveryCodes } from "../session/recovery-codes.tsx";
import { useAccount } from "../session/session.tsx";
import { ConfirmForm } from "./confirm-form.tsx";

/** Says how many recovery codes are left, and makes new ones. */
export function RenewCodes({ onCodes }: { onCodes(areShown: boolean): void }) {
	const { settings } = useCopy();
	const { codes: copy } = settings.secondFactor;
	const { recoveryCodes: left } = useAccount();
	const [isAsking, setAsking] = useState(false);
	const renew = useChange(
		(body: { password: string; code: string }) =>
			request<RecoveryCodesAnswer>("/second-factor/codes", { method: "POST", body }),
		{ done: () => onCodes(true) },
	);
	if (renew.data) {
		return <RecoveryCodes codes={renew.data.recoveryCodes} onStored={() => onCodes(false)} />;
	}
	return (
		<Stack>
			<Text size="sm">{copy.left(left)}</Text>
			{isAsking ? (
				<ConfirmForm
					codeHint={copy.renewText}
					button={copy.renew}
					isPending={renew.isPending}
					error={renew.error}
					onConfirm={renew.mutate}
					onCancel={() => setAsking(false)}
				/>
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
