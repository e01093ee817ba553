import { Button } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { ListedAccount } from "../api/accounts.ts";
import { useCopy } from "../language/language.tsx";
import { Page } from "../parts/page.tsx";
import { Refused } from "../parts/refused.tsx";
import { AccountRow } from "./account-row.tsx";
import styles from "./accounts.module.css";
import { Invite } from "./invite.tsx";
import { type NewLink, OneTimeLink } from "./one-time-link.tsx";
import { Removing } from "./removing.tsx";
import { useAccounts } from "./use-accounts.ts";

/** `/desk/accounts`: who may sign in, and as what. `?invite` shows the form for another person. */
export function Component() {
	const { accounts: copy } = useCopy();
	const [search, setSearch] = useSearchParams();
	const [link, setLink] = useState<NewLink>();
	const [leaving, setLeaving] = useState<ListedAccount>();
	const actions = useAccounts();
	const { accounts, error, change, link: reset, endSessions } = actions;
	const isInviting = search.has("invite");
	return (
		<Page
			title={copy.title}
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
			{link && <OneTimeLink link={link} onClose={() => setLink(undefined)} />}
			<Refused error={error ?? change.error ?? reset.error ?? endSessions.error} />
			{accounts && (
				<ul className={styles.list}>
					{accounts.map((account) => (
						<AccountRow
							key={account.id}
							account={account}
							actions={actions}
							onLink={setLink}
							onRemove={() => setLeaving(account)}
						/>
					))}
				</ul>
			)}
			<Removing account={leaving} remove={actions.remove} onClose={() => setLeaving(undefined)} />
		</Page>
	);
}
