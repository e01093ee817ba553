import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useCopy } from "../language/language.tsx";

/** A field for a password, which can be shown. */
export function PasswordField(props: PasswordInputProps) {
	const { labels } = useCopy();
	return (
		<PasswordInput visibilityToggleButtonProps={{ "aria-label": labels.showPassword }} {...props} />
	);
}
