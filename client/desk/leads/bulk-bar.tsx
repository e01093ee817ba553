import { ActionIcon, Button, CloseButton, Menu, Text } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconDots } from "@tabler/icons-react";
import { type LeadRow, MOST_EXPORTED } from "../api/leads.ts";
import { useCopy } from "../language/language.tsx";
import styles from "./leads.module.css";
import type { Inbox } from "./use-inbox.ts";
import { canBe, replyToAll } from "./words.ts";

const BUTTON = { size: "compact-md", variant: "default" } as const;

const CHOICES = [
	{ action: "answer", fits: (lead: LeadRow) => !lead.answeredAt },
	{ action: "reopen", fits: (lead: LeadRow) => lead.answeredAt },
	{ action: "retry", fits: canBe.retried },
	{ action: "release", fits: canBe.released },
	{ action: "discard", fits: canBe.discarded },
] as const;

/** What stands in the menu. */
const MARKS = [
	{ action: "unread", fits: (lead: LeadRow) => !lead.unread },
	{ action: "read", fits: (lead: LeadRow) => lead.unread },
] as const;

/** What can be done with all selected leads; each button says for how many. */
export function BulkBar({ inbox }: { inbox: Inbox }) {
	const { chosen: leads, rows, act } = inbox;
	const { leads: words } = useCopy();
	const clipboard = useClipboard({ timeout: 2_000 });
	return (
		<section className={styles.bulk} aria-label={words.selected(leads.length)}>
			<Text fw={600} role="status">
				{words.selected(leads.length)}
			</Text>
			{CHOICES.map(({ action, fits }) => {
				const fitting = leads.filter(fits);
				if (fitting.length === 0) return null;
				return (
					<Button key={action} {...BUTTON} onClick={() => act(action, fitting)}>
						{words.actions[action]} ({fitting.length})
					</Button>
				);
			})}
			<Menu position="bottom-end" width={280}>
				<Menu.Target>
					<ActionIcon
						className={styles.more ?? ""}
						variant="default"
						aria-label={words.actions.more}
					>
						<IconDots size={20} />
					</ActionIcon>
				</Menu.Target>
				<Menu.Dropdown>
					{MARKS.map(({ action, fits }) => {
						const fitting = leads.filter(fits);
						if (fitting.length === 0) return null;
						return (
							<Menu.Item key={action} onClick={() => act(action, fitting)}>
								{words.actions[action]} ({fitting.length})
							</Menu.Item>
						);
					})}
					<Menu.Item component="a" href={replyToAll(leads)}>
						{words.actions.reply}
					</Menu.Item>
					<Menu.Item
						closeMenuOnClick={false}
						onClick={() => clipboard.copy(leads.map(({ email }) => email).join("\n"))}
					>
						<span role="status">
							{clipboard.copied ? words.actions.copied : words.copyAddresses}
						</span>
					</Menu.Item>
					{leads.length <= MOST_EXPORTED && (
						<Menu.Item
							component="a"
							href={`/api/desk/leads.csv?ids=${leads.map(({ id }) => id).join()}`}
							download
						>
							{words.exportSelected}
						</Menu.Item>
					)}
					<Menu.Divider />
					<Menu.Item c="var(--overdue)" onClick={() => inbox.erase(leads)}>
						{words.actions.erase}
					</Menu.Item>
				</Menu.Dropdown>
			</Menu>
			{rows.length > leads.length && (
				<Button {...BUTTON} variant="subtle" onClick={inbox.selectAll}>
					{words.selectAll}
				</Button>
			)}
			<CloseButton
				className={styles.clear ?? ""}
				aria-label={words.clearSelection}
				onClick={inbox.selectNone}
			/>
		</section>
	);
}
