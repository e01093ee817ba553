import { Avatar, Menu, Select, Text } from "@mantine/core";
import { IconKey, IconLogout, IconUserMinus } from "@tabler/icons-react";
import { type ListedAccount, ROLES, type Role } from "../../../shared/desk/accounts.ts";
import { useCopy } from "../language/language.tsx";
import list from "../parts/list.module.css";
import { MoreMenu } from "../parts/more-menu.tsx";
import { Status } from "../parts/status.tsx";
import { Time } from "../parts/time.tsx";
import { useAccount } from "../session/session.tsx";
import styles from "./accounts.module.css";
import type { NewLink } from "./one-time-link.tsx";
import type { useAccounts } from "./use-accounts.ts";

/** One account: person, mails about leads, role, second factor, last seen, and an owner's actions. */
export function AccountRow({
	account,
	actions: { changeRole, link, endSessions },
	onRole,
	onLink,
	onRemove,
}: {
	account: ListedAccount;
	actions: ReturnType<typeof useAccounts>;
	/** Asks before the role changes. */
	onRole(role: Role): void;
	onLink(link: NewLink): void;
	onRemove(): void;
}) {
	const { accounts: copy, labels, settings } = useCopy();
	const isSelf = useAccount().id === account.id;
	const { name, email, role, active, secondFactor, lastSeenAt, notify } = account;
	// Shows the new role at once; a refusal shows the old one again.
	const { isPending, variables } = changeRole;
	const shown = isPending && variables.account.id === account.id ? variables.role : role;
	return (
		<li className={styles.row}>
			<Avatar name={name} color="gray" radius="xl" aria-hidden="true" />
			<div className={styles.who}>
				<Text fw={600} truncate>
					{name}
					{isSelf && (
						<Text span c="dimmed" fw={400}>
							{" "}
							({copy.you})
						</Text>
					)}
				</Text>
				<Text size="sm" c="dimmed" truncate>
					{email}
				</Text>
				{role !== "editor" && (
					<Text size="sm" c="dimmed">
						{settings.notify}: {settings.notifications[notify]}
					</Text>
				)}
			</div>
			<Select
				className={styles.role}
				aria-label={`${copy.role}: ${name}`}
				value={shown}
				onChange={(next) => {
					const chosen = ROLES.find((each) => each === next);
					if (chosen && chosen !== role) onRole(chosen);
				}}
				data={ROLES.map((value) => ({ value, label: copy.roles[value] }))}
				allowDeselect={false}
			/>
			<div className={`${list.state} ${styles.state}`}>
				{active ? (
					<Status tone={secondFactor ? "done" : "neutral"}>
						{secondFactor ? copy.secondFactor.on : copy.secondFactor.off}
					</Status>
				) : (
					<Status tone="due">{copy.waiting}</Status>
				)}
				<Text size="sm" c="dimmed">
					{lastSeenAt ? (
						<>
							{labels.lastSeen}: <Time at={lastSeenAt} />
						</>
					) : (
						copy.never
					)}
				</Text>
			</div>
			<MoreMenu
				label={copy.actions(name)}
				className={styles.more ?? ""}
				variant="subtle"
				color="gray"
				size={44}
			>
				<Menu.Item
					leftSection={<IconKey size={18} stroke={1.75} />}
					onClick={() =>
						link.mutate(account, {
							onSuccess: ({ link: url, mailed }) =>
								onLink({ name, url, purpose: active ? "reset" : "invite", mailed }),
						})
					}
				>
					{copy.newLink}
				</Menu.Item>
				<Menu.Item
					leftSection={<IconLogout size={18} stroke={1.75} />}
					onClick={() => endSessions.mutate(account)}
				>
					{copy.endSessions}
				</Menu.Item>
				<Menu.Divider />
				<Menu.Item
					c="var(--overdue)"
					leftSection={<IconUserMinus size={18} stroke={1.75} />}
					onClick={onRemove}
				>
					{copy.remove}
				</Menu.Item>
			</MoreMenu>
		</li>
	);
}
