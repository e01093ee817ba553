import { Button, Group, Text, TextInput } from "@mantine/core";
import { useCopy } from "../language/language.tsx";
import { CopyButton } from "../parts/copy-button.tsx";
import { Section } from "../parts/section.tsx";

/** A link that sets a password; the server keeps its hash only. */
export interface NewLink {
	/** Of the person. */
	name: string;
	url: string;
	purpose: "invite" | "reset";
	/** Whether it was mailed too. */
	mailed: boolean;
}

/** Shows a new link once, to be copied. The focus brings it into sight, from wherever it was asked for. */
export function OneTimeLink({
	link: { name, url, purpose, mailed },
	onClose,
}: {
	link: NewLink;
	onClose(): void;
}) {
	const { accounts: copy, frame } = useCopy();
	return (
		<Section title={copy.link[purpose](name)}>
			<Text size="sm" c="dimmed">
				{mailed ? copy.link.mailed : copy.link.text}
			</Text>
			<Group align="flex-end" gap="sm">
				<TextInput
					flex="1 1 16rem"
					label={copy.link.label}
					value={url}
					readOnly
					autoFocus
					onFocus={({ currentTarget }) => currentTarget.select()}
				/>
				<CopyButton value={url} />
				<Button variant="subtle" color="gray" onClick={onClose}>
					{frame.close}
				</Button>
			</Group>
		</Section>
	);
}
