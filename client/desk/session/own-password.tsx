import type { PasswordInputProps } from "@mantine/core";
import { DeskProblem } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { PasswordField } from "../parts/password-field.tsx";
import { useAccount } from "./session.tsx";

/** Whether a request was refused because the password that came with it is not the account's. */
export const isWrongPassword = (error: unknown): boolean =>
	error instanceof DeskProblem && error.code === "wrong_credentials";

/** The field in which a signed-in person repeats the password. */
export function OwnPassword({
	refusal,
	error,
	...field
}: PasswordInputProps & {
	/** The error of the request with the password. */
	refusal: unknown;
}) {
	const { session, labels } = useCopy();
	const { email } = useAccount();
	return (
		<>
			{/* For password managers, which then know whose password it is. */}
			<input type="email" autoComplete="username" value={email} readOnly hidden />
			<PasswordField
				label={labels.password}
				autoComplete="current-password"
				{...field}
				error={error ?? (isWrongPassword(refusal) && session.wrongPassword)}
			/>
		</>
	);
}
