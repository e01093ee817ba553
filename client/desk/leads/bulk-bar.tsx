import { Button, CloseButton, Text } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import type { LeadAction, LeadRow } from "../api/leads.ts";
import { useCopy } from "../language/language.tsx";
import styles from "./leads.module.css";

/** What can be done with all selected leads; each button says for how many. */
export function BulkBar({
	leads,
	onAct,
	onClear,
}: {
	leads: readonly LeadRow[];
	onAct(action: LeadAction, leads: readonly LeadRow[]): void;
	onClear(): void;
}) {
	const { leads: words } = useCopy();
	const clipboard = useClipboard({ timeout: 2_000 });
	const choices = [
		{ action: "answer", fits: (lead: LeadRow) => !lead.answeredAt },
		{ action: "reopen", fits: (lead: LeadRow) => lead.answeredAt },
		{ action: "retry", fits: (lead: LeadRow) => lead.state === "failed" },
		{
			action: "release",
			fits: (lead: LeadRow) => lead.state === "quarantined",
		},
		{
			action: "discard",
			fits: ({ state }: LeadRow) =>
				state === "quarantined" || state === "failed",
		},
		{ action: "unread", fits: (lead: LeadRow) => !lead.unread },
		{ action: "read", fits: (lead: LeadRow) => lead.unread },
	] as const;
	return (
		<div className={styles.bulk} role="toolbar">
			<Text fw={600} role="status">
				{words.selected(leads.length)}
			</Text>
			{choices.map(({ action, fits }) => {
				const fitting = leads.filter(fits);
				if (fitting.length === 0) return null;
				return (
					<Button
						key={action}
						size="compact-md"
						variant="default"
						onClick={() => onAct(action, fitting)}
					>
						{words.actions[action]} ({fitting.length})
					</Button>
				);
			})}
			<Button
				size="compact-md"
				variant="default"
				onClick={() =>
					clipboard.copy(leads.map(({ email }) => email).join("\n"))
				}
			>
				{clipboard.copied ? words.actions.copied : words.copyAddresses}
			</Button>
			<CloseButton
				className={styles.clear ?? ""}
				aria-label={words.clearSelection}
				onClick={onClear}
			/>
		</div>
	);
}
