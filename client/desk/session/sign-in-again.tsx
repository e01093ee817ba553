import { Anchor, Modal, Stack, Text } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import type { SessionAnswer } from "../../../shared/desk/session.ts";
import { useCopy } from "../language/language.tsx";
import { useFocusBack } from "../parts/use-focus-back.ts";
import { SignIn } from "./sign-in.tsx";

/** Whether somebody types: the focus is in a field. */
function isInField(): boolean {
	const { activeElement } = document;
	if (!(activeElement instanceof HTMLElement)) return false;
	return activeElement.isContentEditable || activeElement.matches("input, textarea");
}

/** Milliseconds after which a person who was typing has seen the message. */
const NOTICED = 2_000;

/** Asks for the password above the page whose session has ended; typed text stays in the page below. */
export function SignInAgain({
	email,
	onSignedIn,
}: {
	email: string;
	onSignedIn(session: SessionAnswer): void;
}) {
	const { ended } = useCopy().session;
	// The keys of a person who is typing must not land in the password field: at first the message has the focus.
	const [isTyping] = useState(isInField);
	const [openedAt] = useState(Date.now);
	/** Lets the first letter of a password, and the rest, fall into its field. */
	const leadOn = ({ key, ctrlKey, metaKey, altKey, currentTarget }: KeyboardEvent<HTMLElement>) => {
		if (key.length > 1 || ctrlKey || metaKey || altKey || Date.now() - openedAt < NOTICED) return;
		currentTarget.parentElement?.querySelector<HTMLElement>("input[type=password]")?.focus();
	};
	// Signed in again, the person goes on where the cursor was.
	useFocusBack();
	return (
		<Modal
			opened
			centered
			onClose={() => undefined}
			withCloseButton={false}
			closeOnEscape={false}
			closeOnClickOutside={false}
			title={ended.title}
		>
			<Stack gap="md">
				<Text size="sm" tabIndex={-1} data-autofocus={isTyping || undefined} onKeyDown={leadOn}>
					{ended.text}
				</Text>
				<Text fw={600}>{email}</Text>
				<SignIn email={email} takesFocus={!isTyping} onSignedIn={onSignedIn} />
				<Anchor href="/desk" size="sm">
					{ended.other}
				</Anchor>
			</Stack>
		</Modal>
	);
}
