import { type PasswordInputProps, Text } from "@mantine/core";
import { missingCharacters } from "../../../shared/desk/session.ts";
import { useCopy } from "../language/language.tsx";
import { PasswordField } from "../parts/password-field.tsx";

/** A field for a password of one's own choice, which says how many characters are missing. */
export function NewPassword({ value = "", ...props }: PasswordInputProps & { value?: string }) {
	const { newPassword: copy } = useCopy().session;
	const missing = missingCharacters(value);
	return (
		<div>
			<PasswordField {...props} value={value} description={copy.hint} autoComplete="new-password" />
			<Text size="sm" c="dimmed" mt="xs" mih="1.5em" role="status">
				{value && missing > 0 && copy.missing(missing)}
			</Text>
		</div>
	);
}
