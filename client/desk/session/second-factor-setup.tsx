import { Button, Code, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RecoveryCodesAnswer, SecondFactorAnswer } from "../../../shared/desk/session.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { focusError } from "../parts/focus-error.ts";
import { isWrongPassword, OwnPassword } from "./own-password.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import styles from "./second-factor-setup.module.css";
import { useConfirmation } from "./use-confirmation.ts";

/** QR code, the app's first code with the password, then the recovery codes, which are shown once. */
export function SecondFactorSetup({
	onCodes,
}: {
	/** Is told when the codes are shown, and when they are no longer needed. */
	onCodes?(areShown: boolean): void;
}) {
	const { secondFactor: copy } = useCopy().session;
	const queries = useQueryClient();
	const form = useConfirmation();
	const start = useMutation({
		mutationFn: () => request<SecondFactorAnswer>("/second-factor", { method: "POST" }),
	});
	const confirm = useMutation({
		mutationFn: (body: typeof form.values) =>
			request<RecoveryCodesAnswer>("/second-factor", { method: "PUT", body }),
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
		<form onSubmit={form.onSubmit((values) => confirm.mutate(values), focusError)} noValidate>
			<Stack>
				<Text>{copy.scan}</Text>
				<img className={styles.qr} src={start.data.qr} alt="" width="184" height="184" />
				<Text size="sm" c="dimmed">
					{copy.byHand} <Code>{start.data.secret}</Code>
				</Text>
				<TextInput
					{...form.getInputProps("code")}
					label={copy.enter}
					inputMode="numeric"
					autoComplete="one-time-code"
					required
					withAsterisk={false}
					maw="16rem"
				/>
				<OwnPassword
					{...form.getInputProps("password")}
					description={copy.password}
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
