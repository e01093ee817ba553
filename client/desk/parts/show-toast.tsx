import { Anchor, Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import type { ReactNode } from "react";
import { focusMain } from "./focus-main.ts";

/** ms that a toast stays: one with a button long enough to press it. */
const STAYS = { text: 4_000, button: 8_000 };

/** A link to the next step, or an undo. */
export type ToastButton = { label: string } & ({ href: string } | { onClick(): void });

interface Toast {
	id: string;
	text: string;
	button?: ToastButton | undefined;
	/** Where to go on from here; the message stays, with its button. */
	next?: { label: string; onClick(): void } | undefined;
	className?: string | undefined;
	onClose?(): void;
}

/** Shows a short message about an action. @returns a function that hides it. */
export function showToast({ id, text, button, next, className = "", onClose }: Toast): () => void {
	const hide = () => notifications.hide(id);
	notifications.show({
		id,
		className,
		...(onClose && { onClose }),
		autoClose: button ? STAYS.button : STAYS.text,
		message: (
			<Group justify="space-between" wrap="nowrap">
				<Text size="sm" miw={0}>
					<bdi>{text}</bdi>
					{next && <Next next={next} />}
				</Text>
				{button && <NextButton button={button} hide={hide} />}
			</Group>
		),
	});
	return hide;
}

/** Shows a short message, the same one once. */
export function say(message: string): void {
	notifications.show({ id: message, message });
}

/**
 * Shows an error until it is closed: it says what to do.
 * @param more.id two errors of one id are shown once.
 * @returns a function that hides it.
 */
export function showError(
	message: ReactNode,
	more: { id?: string; title?: string } = {},
): () => void {
	const id = notifications.show({ ...more, color: "red", autoClose: false, message });
	return () => notifications.hide(id);
}

function Next({ next }: { next: { label: string; onClick(): void } }) {
	return (
		<>
			{" "}
			<Anchor
				component="button"
				type="button"
				inherit
				ta="start"
				onClick={() => {
					// The message goes later.
					focusMain();
					next.onClick();
				}}
			>
				<bdi>{next.label}</bdi>
			</Anchor>
		</>
	);
}

function NextButton({ button, hide }: { button: ToastButton; hide(): void }) {
	const look = { size: "compact-sm", variant: "default", flex: "none" } as const;
	if ("href" in button) {
		return (
			<Button {...look} component="a" href={button.href} target="_blank" rel="noopener">
				{button.label}
			</Button>
		);
	}
	return (
		<Button
			{...look}
			onClick={() => {
				hide();
				// The button goes.
				focusMain();
				button.onClick();
			}}
		>
			{button.label}
		</Button>
	);
}
