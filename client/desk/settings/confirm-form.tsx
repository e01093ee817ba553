import { Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { FormButtons } from "../parts/form-buttons.tsx";
import { isWrongPassword, OwnPassword } from "../session/own-password.tsx";

/** Asks for a code of the second factor and the password, before something that nobody else may do. */
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
	const [code, setCode] = useState("");
	const [password, setPassword] = useState("");
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onConfirm({ password, code });
	};
	return (
		<form onSubmit={submit}>
			<Stack>
				<TextInput
					label={session.code}
					description={codeHint}
					value={code}
					onChange={({ currentTarget }) => setCode(currentTarget.value)}
					autoComplete="one-time-code"
					autoFocus
					required
					withAsterisk={false}
					maw="20rem"
				/>
				<OwnPassword
					description={passwordHint}
					value={password}
					onChange={({ currentTarget }) => setPassword(currentTarget.value)}
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
