import { ActionIcon, Button, Menu } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import {
	IconArrowBackUp,
	IconCheck,
	IconCopy,
	IconDots,
	IconMail,
	IconMailOpened,
	IconNote,
	IconSend,
	IconTrash,
	IconUserX,
} from "@tabler/icons-react";
import type { RefObject } from "react";
import type { Lead } from "../api/leads.ts";
import { siteName } from "../frame/mark.tsx";
import { useCopy } from "../language/language.tsx";
import { useAccount } from "../session/session.tsx";
import styles from "./lead.module.css";
import { canBe, replyTo } from "./words.ts";

export interface LeadActionsProps {
	lead: Lead;
	replyRef: RefObject<HTMLAnchorElement | null>;
	onAnswer(): void;
	onNote(): void;
	onUnread(): void;
	onRetry(): void;
	onRelease(): void;
	onDiscard(): void;
	onErase(): void;
}

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

/** What can be done with a lead, by weight; what applies to its state stands in sight, the rest in a menu. */
export function LeadActions({ lead, replyRef, ...on }: LeadActionsProps) {
	const { actions: words } = useCopy().leads;
	const account = useAccount();
	const clipboard = useClipboard({ timeout: 2_000 });
	const { state, answeredAt } = lead;
	const isHeld = canBe.released(lead);
	const canRetry =
		state === "failed" || (state === "pending" && lead.hasWebhook);
	const canDiscard = canBe.discarded(lead);
	const text = [lead.name, lead.company, lead.email, lead.message]
		.filter(Boolean)
		.join("\n");
	return (
		<div className={styles.actions}>
			{isHeld && (
				<Button leftSection={<IconSend {...ICON} />} onClick={on.onRelease}>
					{words.release}
				</Button>
			)}
			{state === "failed" && (
				<Button leftSection={<IconSend {...ICON} />} onClick={on.onRetry}>
					{words.retry}
				</Button>
			)}
			<Button
				variant={answeredAt || canDiscard ? "default" : "filled"}
				leftSection={
					answeredAt ? <IconArrowBackUp {...ICON} /> : <IconCheck {...ICON} />
				}
				onClick={on.onAnswer}
				aria-keyshortcuts="a"
			>
				{answeredAt ? words.reopen : words.answer}
			</Button>
			<Button
				component="a"
				ref={replyRef}
				href={replyTo(lead, account.name, siteName)}
				variant="default"
				leftSection={<IconMail {...ICON} />}
				aria-keyshortcuts="r"
			>
				{words.reply}
			</Button>
			<Button
				variant="default"
				leftSection={<IconNote {...ICON} />}
				onClick={on.onNote}
				aria-keyshortcuts="n"
			>
				{words.note}
			</Button>
			<Menu position="bottom-end" width={280}>
				<Menu.Target>
					<ActionIcon size={36} variant="default" aria-label={words.more}>
						<IconDots size={20} />
					</ActionIcon>
				</Menu.Target>
				<Menu.Dropdown>
					<Menu.Item
						leftSection={<IconCopy {...ICON} />}
						closeMenuOnClick={false}
						onClick={() => clipboard.copy(text)}
					>
						<span role="status">
							{clipboard.copied ? words.copied : words.copy}
						</span>
					</Menu.Item>
					<Menu.Item
						leftSection={<IconMailOpened {...ICON} />}
						onClick={on.onUnread}
					>
						{words.unread}
					</Menu.Item>
					{canRetry && state !== "failed" && (
						<Menu.Item
							leftSection={<IconSend {...ICON} />}
							onClick={on.onRetry}
						>
							{words.retry}
						</Menu.Item>
					)}
					<Menu.Divider />
					{canDiscard && (
						<Menu.Item
							c="var(--overdue)"
							leftSection={<IconTrash {...ICON} />}
							onClick={on.onDiscard}
						>
							{words.discard}
						</Menu.Item>
					)}
					<Menu.Item
						c="var(--overdue)"
						leftSection={<IconUserX {...ICON} />}
						onClick={on.onErase}
					>
						{words.erase}
					</Menu.Item>
				</Menu.Dropdown>
			</Menu>
		</div>
	);
}
