import { Button, Menu } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCopy, IconMail, IconNote, IconUserX } from "@tabler/icons-react";
import type { Lead, LeadAction } from "../../../shared/desk/leads.ts";
import { useCopy } from "../language/language.tsx";
import { firstClick } from "../parts/first-click.ts";
import { siteName } from "../parts/mark.tsx";
import { MoreMenu } from "../parts/more-menu.tsx";
import { sendsMail } from "../parts/sends-mail.ts";
import { useAccount } from "../session/session.tsx";
import { ACTIONS, isStuck } from "./actions.ts";
import styles from "./lead.module.css";
import { replyTo } from "./lead-text.ts";
import type { Inbox } from "./use-inbox.ts";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

const iconOf = (action: LeadAction) => {
	const { Icon } = ACTIONS[action];
	return <Icon {...ICON} />;
};

/** The actions for a lead, the most important first: buttons for its present state, the rest in a menu. */
export function LeadActions({
	lead,
	inbox: { opened, actions },
}: {
	lead: Lead;
	inbox: Pick<Inbox, "opened" | "actions">;
}) {
	const act = (action: LeadAction) => ({
		leftSection: iconOf(action),
		"aria-keyshortcuts": ACTIONS[action].key ?? undefined,
		onClick: firstClick(() => actions.act(action, [lead])),
	});
	const { leads, labels } = useCopy();
	const { actions: copy } = leads;
	const account = useAccount();
	const clipboard = useClipboard({ timeout: 2_000 });
	const { state, answeredAt } = lead;
	// Released or handed over again first.
	const replyVariant = answeredAt || isStuck(lead) ? "default" : "filled";
	const canRetry = ACTIONS.retry.fits(lead);
	const isSuspicious = state === "quarantined";
	const text = [lead.name, lead.company, lead.email, lead.message].filter(Boolean).join("\n");
	return (
		<div className={styles.actions}>
			{isSuspicious && (
				<>
					<Button {...act("release")}>{copy.release}</Button>
					<Button variant="default" {...act("discard")}>
						{copy.discard}
					</Button>
				</>
			)}
			{canRetry && state === "failed" && <Button {...act("retry")}>{copy.retry}</Button>}
			{sendsMail ? (
				<Button
					variant={replyVariant}
					leftSection={<IconMail {...ICON} />}
					onClick={() => opened.startReply(lead.id)}
					aria-keyshortcuts="r"
				>
					{copy.reply}
				</Button>
			) : (
				<Button
					component="a"
					ref={opened.mailLinkRef}
					href={replyTo(lead, account.name, siteName)}
					variant={replyVariant}
					leftSection={<IconMail {...ICON} />}
					aria-keyshortcuts="r"
				>
					{copy.reply}
				</Button>
			)}
			<Button variant="default" {...act(answeredAt ? "reopen" : "answer")}>
				{answeredAt ? copy.reopen : copy.answer}
			</Button>
			<div className={styles.last}>
				<Button
					variant="default"
					leftSection={<IconNote {...ICON} />}
					onClick={opened.writeNote}
					aria-keyshortcuts="n"
				>
					{copy.note}
				</Button>
				<MoreMenu label={copy.more} size={36} variant="default">
					<Menu.Item
						leftSection={<IconCopy {...ICON} />}
						closeMenuOnClick={false}
						onClick={() => clipboard.copy(text)}
					>
						<span role="status">{clipboard.copied ? labels.copied : labels.copy}</span>
					</Menu.Item>
					<Menu.Item {...act("unread")}>{copy.unread}</Menu.Item>
					{canRetry && state !== "failed" && <Menu.Item {...act("retry")}>{copy.retry}</Menu.Item>}
					<Menu.Divider />
					{ACTIONS.discard.fits(lead) && !isSuspicious && (
						<Menu.Item c="var(--overdue)" {...act("discard")}>
							{copy.discard}
						</Menu.Item>
					)}
					<Menu.Item
						c="var(--overdue)"
						leftSection={<IconUserX {...ICON} />}
						onClick={() => actions.erase([lead])}
						aria-keyshortcuts="e"
					>
						{copy.erase}
					</Menu.Item>
				</MoreMenu>
			</div>
		</div>
	);
}
