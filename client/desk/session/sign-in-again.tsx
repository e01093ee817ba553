import { Anchor, Modal, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import type { SessionAnswer } from "../../../shared/desk/session.ts";
import { useCopy } from "../language/language.tsx";
import { SignIn } from "./sign-in.tsx";

/** The element in which somebody types, if the focus is in one. */
function fieldInUse(): HTMLElement | undefined {
	const { activeElement } = document;
	if (!(activeElement instanceof HTMLElement)) return undefined;
	const isField = activeElement.isContentEditable || activeElement.matches("input, textarea");
	return isField ? activeElement : undefined;
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
	const [field] = useState(fieldInUse);
	const isTyping = field !== undefined;
	// Signed in again, the person goes on where the cursor was.
	useEffect(() => () => field?.focus(), [field]);
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
