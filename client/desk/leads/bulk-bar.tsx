import { ActionIcon, Button, CloseButton, Menu, Text } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconDots } from "@tabler/icons-react";
import { LEAD_ACTIONS, MOST_EXPORTED, MOST_IDS } from "../../../shared/desk/leads.ts";
import { useCopy } from "../language/language.tsx";
import { firstClick } from "../parts/first-click.ts";
import { useExport } from "../parts/use-export.ts";
import { ACTIONS } from "./actions.ts";
import { replyToAll } from "./lead-text.ts";
import styles from "./leads.module.css";
import type { Inbox } from "./use-inbox.ts";

const BUTTON = { size: "compact-md", variant: "default" } as const;

const BUTTONS = LEAD_ACTIONS.filter((action) => ACTIONS[action].bulk === "bar");

const IN_MENU = LEAD_ACTIONS.filter((action) => ACTIONS[action].bulk === "menu");

/** What can be done with all selected leads; each button says for how many. */
export function BulkBar({ inbox }: { inbox: Inbox }) {
	const { list, selection, actions } = inbox;
	const { chosen: leads } = selection;
	const { leads: copy, labels } = useCopy();
	const clipboard = useClipboard({ timeout: 2_000 });
	const startExport = useExport();
	return (
		<section className={styles.bulk} aria-label={copy.selected(leads.length)}>
			<Text fw={600} role="status">
				{copy.selected(leads.length)}
			</Text>
			{BUTTONS.map((action) => {
				const fitting = leads.filter(ACTIONS[action].fits);
				if (fitting.length === 0) return null;
				return (
					<Button key={action} {...BUTTON} onClick={firstClick(() => actions.act(action, fitting))}>
						{copy.actions[action]} ({fitting.length})
					</Button>
				);
			})}
			<Menu position="bottom-end" width={280}>
				<Menu.Target>
					<ActionIcon
						className={styles.more ?? ""}
						variant="default"
						aria-label={copy.actions.more}
					>
						<IconDots size={20} />
					</ActionIcon>
				</Menu.Target>
				<Menu.Dropdown>
					{IN_MENU.map((action) => {
						const fitting = leads.filter(ACTIONS[action].fits);
						if (fitting.length === 0) return null;
						return (
							<Menu.Item key={action} onClick={() => actions.act(action, fitting)}>
								{copy.actions[action]} ({fitting.length})
							</Menu.Item>
						);
					})}
					<Menu.Item component="a" href={replyToAll(leads)}>
						{copy.actions.reply}
					</Menu.Item>
					<Menu.Item
						closeMenuOnClick={false}
						onClick={() => clipboard.copy(leads.map(({ email }) => email).join("\n"))}
					>
						<span role="status">{clipboard.copied ? labels.copied : copy.copyAddresses}</span>
					</Menu.Item>
					{leads.length <= MOST_EXPORTED && (
						<Menu.Item
							component="a"
							href={`/api/desk/leads.csv?ids=${leads.map(({ id }) => id).join()}`}
							download
							onClick={startExport}
						>
							{copy.exportSelected}
						</Menu.Item>
					)}
					<Menu.Divider />
					<Menu.Item c="var(--overdue)" onClick={() => actions.erase(leads)}>
						{copy.actions.erase}
					</Menu.Item>
				</Menu.Dropdown>
			</Menu>
			{leads.length < Math.min(list.rows.length, MOST_IDS) && (
				<Button {...BUTTON} variant="subtle" onClick={selection.selectAll}>
					{copy.selectAll}
				</Button>
			)}
			<CloseButton
				className={styles.clear ?? ""}
				aria-label={copy.clearSelection}
				onClick={selection.selectNone}
			/>
		</section>
	);
}
