import { Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { useCopy } from "../language/language.tsx";

/** The end of a form that one may leave. */
export function FormButtons({
	children,
	isPending,
	isRed = false,
	disabled = false,
	onCancel,
}: {
	/** What sending the form does. */
	children: ReactNode;
	isPending: boolean;
	/** It cannot be undone. */
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
