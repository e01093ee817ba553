import { Text } from "@mantine/core";
import { Keys } from "../frame/keys.tsx";
import { useCopy } from "../language/language.tsx";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { Erase } from "./erase.tsx";
import { useWho } from "./lead-text.ts";
import type { Inbox } from "./use-inbox.ts";

/** The dialog of the inbox that is open, if one is. */
export function Dialogs({ inbox }: { inbox: Inbox }) {
	const { confirm, actions } = useCopy().leads;
	const who = useWho();
	const { dialog, closeDialog: onClose } = inbox;
	if (!dialog) return null;
	if (dialog.kind === "keys") return <Keys onClose={onClose} />;
	const { kind, leads } = dialog;
	if (kind === "erase") return <Erase leads={leads} inbox={inbox} />;
	const { title, text } = confirm[kind];
	return (
		<ConfirmDialog
			title={title(who(leads))}
			button={actions[kind]}
			{...(kind === "discard" && { color: "red" })}
			onClose={onClose}
			onConfirm={() => inbox.confirm(kind, leads)}
		>
			<Text>{text}</Text>
		</ConfirmDialog>
	);
}
