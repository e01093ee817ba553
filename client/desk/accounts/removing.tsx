import { Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import type { ListedAccount } from "../api/accounts.ts";
import { useCopy } from "../language/language.tsx";
import { Ask } from "../parts/ask.tsx";
import { Refused } from "../parts/refused.tsx";
import type { useAccounts } from "./use-accounts.ts";

/** Asks before an account is removed, naming the person: it cannot be undone. */
export function Removing({
	account,
	remove,
	onClose,
}: {
	account: ListedAccount | undefined;
	remove: ReturnType<typeof useAccounts>["remove"];
	onClose(): void;
}) {
	const { accounts: copy } = useCopy();
	const close = () => {
		remove.reset();
		onClose();
	};
	if (!account) return null;
	const { id, name, email } = account;
	return (
		<Ask
			title={copy.removing.title(name)}
			button={copy.removing.confirm}
			color="red"
			loading={remove.isPending}
			onClose={close}
			startsAtCancel
			onConfirm={() =>
				remove.mutate(id, {
					onSuccess: () => {
						notifications.show({ message: copy.removed(name) });
						close();
					},
				})
			}
		>
			<Text>{copy.removing.text(name, email)}</Text>
			<Refused error={remove.error} />
		</Ask>
	);
}
