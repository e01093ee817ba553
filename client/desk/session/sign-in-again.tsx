import { Anchor, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
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

/** Asks for the password above the page whose session has ended; typed text stays in the page below. */
export function SignInAgain({
	email,
	onSignedIn,
}: {
	email: string;
	onSignedIn(session: SessionAnswer): void;
}) {
	const { ended } = useCopy().session;
	// The keys of a person who is typing must not land in the password field: the message gets the focus.
	const [isTyping] = useState(isInField);
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
				<Text size="sm" tabIndex={-1} data-autofocus={isTyping || undefined}>
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
