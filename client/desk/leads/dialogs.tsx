import { Text } from "@mantine/core";
import { Keys } from "../frame/keys.tsx";
import { useCopy } from "../language/language.tsx";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { ACTIONS } from "./actions.ts";
import { Erase } from "./erase.tsx";
import { useWho } from "./lead-text.ts";
import type { Inbox } from "./use-inbox.ts";

/** The dialog of the inbox that is open, if one is. */
export function Dialogs({ actions }: Pick<Inbox, "actions">) {
	const { confirm, actions: words } = useCopy().leads;
	const who = useWho();
	const { dialog, closeDialog: onClose } = actions;
	if (!dialog) return null;
	if (dialog.kind === "keys") return <Keys onClose={onClose} />;
	if (dialog.kind === "erase") return <Erase leads={dialog.leads} actions={actions} />;
	const { action, question, leads } = dialog;
	const { color } = ACTIONS[action];
	const { title, text } = confirm[question];
	return (
		<ConfirmDialog
			title={title(who(leads), leads.length)}
			button={words[action]}
			{...(color && { color })}
			onClose={onClose}
			onConfirm={() => actions.carryOut(action, leads)}
			startsAtCancel={color === "red"}
		>
			<Text>{text}</Text>
		</ConfirmDialog>
	);
}
