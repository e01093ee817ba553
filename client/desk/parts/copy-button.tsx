import { Button, CopyButton as Copying } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useCopy } from "../language/language.tsx";

/** Copies a text, and says for a moment that it did. */
export function CopyButton({
	value,
	label,
}: {
	value: string;
	/** Instead of "Copy". */
	label?: string;
}) {
	const { labels } = useCopy();
	return (
		<Copying value={value}>
			{({ copied, copy }) => (
				<Button
					variant="default"
					onClick={copy}
					leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
				>
					<span role="status">{copied ? labels.copied : (label ?? labels.copy)}</span>
				</Button>
			)}
		</Copying>
	);
}
