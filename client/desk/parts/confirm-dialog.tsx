import { Button, type ButtonProps, Group, Modal, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useCopy } from "../language/language.tsx";
import { useFocusBack } from "./use-focus-back.ts";

/** Asks before something is done. */
export function ConfirmDialog({
	title,
	button,
	cancel,
	onConfirm,
	onClose,
	startsAtCancel = false,
	children,
	...confirm
}: {
	title: string;
	/** The word on the button that does it. */
	button: string;
	/** The word on the other one, where it is more than to cancel. */
	cancel?: string;
	onConfirm(): void;
	onClose(): void;
	/** Whether Enter cancels; otherwise it confirms. */
	startsAtCancel?: boolean;
	children: ReactNode;
} & Pick<ButtonProps, "color" | "loading" | "disabled">) {
	const { frame } = useCopy();
	useFocusBack();
	return (
		<Modal
			opened
			centered
			// The second click of a double click must neither close it nor take its focus.
			closeOnClickOutside={false}
			overlayProps={{ onMouseDown: (event) => event.preventDefault() }}
			onClose={onClose}
			title={<bdi>{title}</bdi>}
		>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					onConfirm();
				}}
			>
				<Stack>
					{children}
					<Group justify="flex-end">
						<Button
							variant="default"
							onClick={onClose}
							data-autofocus={startsAtCancel || undefined}
						>
							{cancel ?? frame.cancel}
						</Button>
						<Button type="submit" data-autofocus {...confirm}>
							{button}
						</Button>
					</Group>
				</Stack>
			</form>
		</Modal>
	);
}
