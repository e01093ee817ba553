import { Button, Text } from "@mantine/core";
import { useCopy } from "../language/language.tsx";
import { CopyField } from "../parts/copy-field.tsx";
import { Section } from "../parts/section.tsx";

/** A link that sets a password; the server keeps its hash only. */
export interface NewLink {
	/** The person's name. */
	name: string;
	url: string;
	purpose: "invite" | "reset";
	/** Whether it was mailed too. */
	mailed: boolean;
}

/** Shows a new link once, to be copied. */
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
			<CopyField label={copy.link.label} value={url}>
				<Button variant="subtle" color="gray" onClick={onClose}>
					{frame.close}
				</Button>
			</CopyField>
		</Section>
	);
}
