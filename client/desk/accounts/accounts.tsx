import { Button, Text } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { ListedAccount, Role } from "../../../shared/desk/accounts.ts";
import { useCopy } from "../language/language.tsx";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import list from "../parts/list.module.css";
import { Page } from "../parts/page.tsx";
import { useAccount } from "../session/session.tsx";
import { AccountRow } from "./account-row.tsx";
import { Invite } from "./invite.tsx";
import { type NewLink, OneTimeLink } from "./one-time-link.tsx";
import { useAccounts } from "./use-accounts.ts";

/** `/desk/accounts`: the people who may sign in, with their roles. `?invite` shows the form for another person. */
export function Component() {
	const { accounts: copy } = useCopy();
	const [search, setSearch] = useSearchParams();
	const [link, setLink] = useState<NewLink>();
	const [leaving, setLeaving] = useState<ListedAccount>();
	const [promoted, setPromoted] = useState<{ account: ListedAccount; role: Role }>();
	const actions = useAccounts();
	const { accounts, error } = actions;
	const self = useAccount();
	const isInviting = search.has("invite");
	return (
		<Page
			name="accounts"
			text={copy.text}
			wide
			actions={
				!isInviting && (
					<Button
						leftSection={<IconUserPlus size={18} aria-hidden="true" />}
						onClick={() => {
							setLink(undefined);
							setSearch({ invite: "" });
						}}
					>
						{copy.invite}
					</Button>
				)
			}
		>
			{isInviting && (
				<Invite
					onInvited={(made) => {
						setLink(made);
						setSearch({}, { replace: true });
					}}
					onCancel={() => setSearch({}, { replace: true })}
				/>
			)}
			{link && <OneTimeLink key={link.url} link={link} onClose={() => setLink(undefined)} />}
			<ErrorAlert error={error} />
			{accounts && (
				<ul className={list.list}>
					{accounts.map((account) => (
						<AccountRow
							key={account.id}
							account={account}
							actions={actions}
							onRole={(role) => setPromoted({ account, role })}
							onLink={setLink}
							onRemove={() => setLeaving(account)}
						/>
					))}
				</ul>
			)}
			{promoted && (
				<ConfirmDialog
					title={copy.changingRole.title(promoted.account.name, copy.roles[promoted.role])}
					button={copy.changingRole.button}
					onClose={() => setPromoted(undefined)}
					startsAtCancel
					onConfirm={() => {
						actions.changeRole.mutate(promoted);
						setPromoted(undefined);
					}}
				>
					<Text>{copy.roleTexts[promoted.role]}</Text>
					{promoted.account.id === self.id && <Text>{copy.changingRole.own}</Text>}
				</ConfirmDialog>
			)}
			{leaving && (
				<Removing account={leaving} remove={actions.remove} onClose={() => setLeaving(undefined)} />
			)}
		</Page>
	);
}

/** Asks before an account is removed, naming the person: it cannot be undone. */
function Removing({
	account,
	remove,
	onClose,
}: {
	account: ListedAccount;
	remove: ReturnType<typeof useAccounts>["remove"];
	onClose(): void;
}) {
	const { accounts } = useCopy();
	const { removing: copy } = accounts;
	const close = () => {
		remove.reset();
		onClose();
	};
	return (
		<ConfirmDialog
			title={copy.title(account.name)}
			button={accounts.remove}
			color="red"
			loading={remove.isPending}
			onClose={close}
			startsAtCancel
			onConfirm={() => remove.mutate(account, { onSuccess: close })}
		>
			<Text>{copy.text(account.name, account.email)}</Text>
			<ErrorAlert error={remove.error} />
		</ConfirmDialog>
	);
}
