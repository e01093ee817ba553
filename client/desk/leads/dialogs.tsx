import { Text } from "@mantine/core";
import { Keys } from "../frame/keys.tsx";
import { useCopy } from "../language/language.tsx";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { ACTIONS } from "./actions.ts";
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
	if (dialog.kind === "erase") return <Erase leads={dialog.leads} inbox={inbox} />;
	const { action, question, leads } = dialog;
	const { color } = ACTIONS[action];
	const { title, text } = confirm[question];
	return (
		<ConfirmDialog
			title={title(who(leads))}
			button={actions[action]}
			{...(color && { color })}
			onClose={onClose}
			onConfirm={() => inbox.carryOut(action, leads)}
		>
			<Text>{text}</Text>
		</ConfirmDialog>
	);
}
