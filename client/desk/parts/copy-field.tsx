import { Group, TextInput, type TextInputProps } from "@mantine/core";
import type { ReactNode } from "react";
import { CopyButton } from "./copy-button.tsx";

/** A value that is shown once, to be copied. It takes the focus, which scrolls it into view. */
export function CopyField({
	value,
	children,
	...props
}: {
	value: string;
	/** Beside the button that copies. */
	children?: ReactNode;
} & Pick<TextInputProps, "label" | "description" | "flex">) {
	return (
		<Group align="flex-end" gap="sm">
			<TextInput
				flex="1 1 16rem"
				{...props}
				inputWrapperOrder={["label", "input", "description"]}
				value={value}
				readOnly
				autoFocus
				onFocus={({ currentTarget }) => currentTarget.select()}
			/>
			<CopyButton value={value} />
			{children}
		</Group>
	);
}
