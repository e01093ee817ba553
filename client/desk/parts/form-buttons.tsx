import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { useCopy } from "../language/language.tsx";

/** The buttons at the end of a form: submit and cancel. */
export function FormButtons({
	children,
	isPending,
	isRed = false,
	disabled = false,
	onCancel,
}: {
	/** The label of the submit button. */
	children: ReactNode;
	isPending: boolean;
	/** Whether the action cannot be undone. */
	isRed?: boolean;
	/** Whether there is nothing to send yet. */
	disabled?: boolean;
	onCancel(): void;
}) {
	const { frame } = useCopy();
	return (
		<Group>
			<Button
				type="submit"
				{...(isRed && { color: "red" })}
				loading={isPending}
				disabled={disabled}
			>
				{children}
			</Button>
			<Button variant="default" onClick={onCancel}>
				{frame.cancel}
			</Button>
		</Group>
	);
}
