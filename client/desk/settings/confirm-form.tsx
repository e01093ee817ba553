import { Stack, TextInput } from "@mantine/core";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { focusError } from "../parts/focus-error.ts";
import { FormButtons } from "../parts/form-buttons.tsx";
import { isWrongPassword, OwnPassword } from "../session/own-password.tsx";
import { useConfirmation } from "../session/use-confirmation.ts";

/** Asks for the password and a code of the second factor before a change that nobody else may make for the account. */
export function ConfirmForm({
	codeHint,
	passwordHint,
	button,
	isRed = false,
	isPending,
	error,
	onConfirm,
	onCancel,
}: {
	codeHint: string;
	passwordHint?: string;
	button: string;
	isRed?: boolean;
	isPending: boolean;
	error: Error | null;
	onConfirm(given: { password: string; code: string }): void;
	onCancel(): void;
}) {
	const { session } = useCopy();
	const form = useConfirmation();
	return (
		<form onSubmit={form.onSubmit((values) => onConfirm(values), focusError)} noValidate>
			<Stack>
				<TextInput
					{...form.getInputProps("code")}
					label={session.code}
					description={codeHint}
					autoComplete="one-time-code"
					autoFocus
					required
					withAsterisk={false}
					maw="20rem"
				/>
				<OwnPassword
					{...form.getInputProps("password")}
					description={passwordHint}
					refusal={error}
					required
					withAsterisk={false}
					maw="20rem"
				/>
				{!isWrongPassword(error) && <ErrorAlert error={error} />}
				<FormButtons isPending={isPending} onCancel={onCancel} isRed={isRed}>
					{button}
				</FormButtons>
			</Stack>
		</form>
	);
}
