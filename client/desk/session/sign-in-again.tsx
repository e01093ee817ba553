import { Anchor, Modal, Stack, Text } from "@mantine/core";
import type { SessionAnswer } from "../../../shared/desk/session.ts";
import { useCopy } from "../language/language.tsx";
import { SignIn } from "./sign-in.tsx";

/** Asks for the password above the page whose session has ended; what was being typed stays below. */
export default function SignInAgain({
	email,
	onSignedIn,
}: {
	email: string;
	onSignedIn(session: SessionAnswer): void;
}) {
	const { ended } = useCopy().session;
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
				<Text size="sm">{ended.text}</Text>
				<Text fw={600}>{email}</Text>
				<SignIn email={email} onSignedIn={onSignedIn} />
				<Anchor href="/desk" size="sm">
					{ended.other}
				</Anchor>
			</Stack>
		</Modal>
	);
}
