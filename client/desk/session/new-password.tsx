import { type PasswordInputProps, Text } from "@mantine/core";
import { useId } from "react";
import { useCopy } from "../language/language.tsx";
import { PasswordField } from "../parts/password-field.tsx";
import styles from "./new-password.module.css";
import { strengthOf } from "./password-strength.ts";

/** A field for a password of one's own choice, which says in words how strong it is. */
export function NewPassword({ value = "", ...props }: PasswordInputProps & { value?: string }) {
	const { strength: copy } = useCopy().session;
	const id = useId();
	const strength = strengthOf(value);
	const text = strength.level === "short" ? copy.short(strength.missing) : copy[strength.level];
	return (
		<div>
			<PasswordField
				{...props}
				value={value}
				description={copy.hint}
				autoComplete="new-password"
				aria-describedby={id}
			/>
			<div className={styles.strength} data-level={value && strength.level}>
				<span className={styles.bar} aria-hidden="true" />
				<Text size="sm" id={id} role="status">
					{value && text}
				</Text>
			</div>
		</div>
	);
}
