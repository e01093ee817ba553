import { Button, CloseButton, Menu, Text } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { LEAD_ACTIONS, MOST_EXPORTED, MOST_IDS } from "../../../shared/desk/leads.ts";
import { useCopy } from "../language/language.tsx";
import { firstClick } from "../parts/first-click.ts";
import { MoreMenu } from "../parts/more-menu.tsx";
import { useExport } from "../parts/use-export.ts";
import { useFocusBack } from "../parts/use-focus-back.ts";
import { ACTIONS } from "./actions.ts";
import { replyToAll } from "./lead-text.ts";
import styles from "./leads.module.css";
import type { Inbox } from "./use-inbox.ts";

/** The actions for all selected leads, each with the number it applies to: the first as a button, the rest in a menu. */
export function BulkBar({ inbox }: { inbox: Inbox }) {
	const { list, selection, actions } = inbox;
	const { chosen: leads } = selection;
	const { leads: copy, labels } = useCopy();
	const clipboard = useClipboard({ timeout: 2_000 });
	const startExport = useExport();
	useFocusBack();
	const [first, ...others] = LEAD_ACTIONS.map((action) => {
		const fitting = leads.filter(ACTIONS[action].fits);
		return {
			action,
			count: fitting.length,
			label: `${copy.actions[action]} (${fitting.length})`,
			act: () => actions.act(action, fitting),
		};
	}).filter(({ count }) => count > 0);
	return (
		<section className={styles.bulk} aria-label={copy.selected(leads.length)}>
			<Text fw={600} role="status">
				{copy.selected(leads.length)}
			</Text>
			{first && (
				<Button size="compact-md" variant="default" onClick={firstClick(first.act)}>
					{first.label}
				</Button>
			)}
			<MoreMenu label={copy.actions.more} className={styles.more ?? ""} variant="default">
				{leads.length < Math.min(list.rows.length, MOST_IDS) && (
					<Menu.Item onClick={selection.selectAll}>{copy.selectAll}</Menu.Item>
				)}
				{others.map(({ action, label, act }) => (
					<Menu.Item key={action} onClick={act}>
						{label}
					</Menu.Item>
				))}
				<Menu.Item component="a" href={replyToAll(leads)}>
					{`${copy.openInMail} (${leads.length})`}
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
			</MoreMenu>
			<CloseButton
				className={styles.clear ?? ""}
				aria-label={copy.clearSelection}
				onClick={selection.selectNone}
			/>
		</section>
	);
}
