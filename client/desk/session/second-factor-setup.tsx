import { Button, Code, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { RecoveryCodesAnswer, SecondFactorAnswer } from "../../../shared/desk/session.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { isWrongPassword, OwnPassword } from "./own-password.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./second-factor-setup.module.css";

/** QR code, the app's first code with the password, then the recovery codes, which are shown once. */
export function SecondFactorSetup({
	onCodes,
}: {
	/** Is told when the codes are shown, and when they are no longer needed. */
	onCodes?(areShown: boolean): void;
}) {
	const { secondFactor: copy } = useCopy().session;
	const queries = useQueryClient();
	const [code, setCode] = useState("");
	const [password, setPassword] = useState("");
	const start = useMutation({
		mutationFn: () => request<SecondFactorAnswer>("/second-factor", { method: "POST" }),
	});
	const confirm = useMutation({
		mutationFn: () =>
			request<RecoveryCodesAnswer>("/second-factor", {
				method: "PUT",
				body: { password, code },
			}),
		onSuccess() {
			onCodes?.(true);
			// The others have ended.
			queries.invalidateQueries({ queryKey: ["sessions"] });
		},
	});

	if (confirm.data) {
		return <RecoveryCodes codes={confirm.data.recoveryCodes} onStored={() => onCodes?.(false)} />;
	}
	if (!start.data) {
		return (
			<Stack align="flex-start">
				<Button loading={start.isPending} onClick={() => start.mutate()}>
					{copy.start}
				</Button>
				<ErrorAlert error={start.error} />
			</Stack>
		);
	}
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				confirm.mutate();
			}}
		>
			<Stack>
				<Text>{copy.scan}</Text>
				<img className={styles.qr} src={start.data.qr} alt="" width="184" height="184" />
				<Text size="sm" c="dimmed">
					{copy.byHand} <Code>{start.data.secret}</Code>
				</Text>
				<TextInput
					label={copy.enter}
					value={code}
					onChange={({ currentTarget }) => setCode(currentTarget.value)}
					inputMode="numeric"
					autoComplete="one-time-code"
					required
					withAsterisk={false}
					maw="16rem"
				/>
				<OwnPassword
					description={copy.password}
					value={password}
					onChange={({ currentTarget }) => setPassword(currentTarget.value)}
					refusal={confirm.error}
					required
					withAsterisk={false}
					maw="20rem"
				/>
				{!isWrongPassword(confirm.error) && <ErrorAlert error={confirm.error} />}
				<Group>
					<Button type="submit" loading={confirm.isPending}>
						{copy.confirm}
					</Button>
				</Group>
			</Stack>
		</form>
	);
}
