import { Button, Group, Kbd, Modal, Stack, Table, Text } from "@mantine/core";
import type { LeadRow } from "../api/leads.ts";
import { useCopy } from "../language/language.tsx";
import { Erase } from "./erase.tsx";
import { useWho } from "./words.ts";

export type Dialog =
	| { kind: "keys" }
	| { kind: "erase" | "release" | "discard"; leads: readonly LeadRow[] };

/** The dialog of the inbox that is open, if one is. */
export function Dialogs({
	dialog,
	onConfirm,
	onErased,
	onClose,
}: {
	dialog: Dialog | undefined;
	onConfirm(action: "release" | "discard", leads: readonly LeadRow[]): void;
	onErased(leads: readonly LeadRow[]): void;
	onClose(): void;
}) {
	if (!dialog) return null;
	if (dialog.kind === "keys") return <Keys onClose={onClose} />;
	const { kind, leads } = dialog;
	if (kind === "erase") {
		const erased = () => {
			onClose();
			onErased(leads);
		};
		return <Erase leads={leads} onClose={onClose} onErased={erased} />;
	}
	return (
		<Confirm
			action={kind}
			leads={leads}
			onClose={onClose}
			onConfirm={() => onConfirm(kind, leads)}
		/>
	);
}

/** Asks before leads are released or discarded, naming the person: it cannot be undone. */
function Confirm({
	action,
	leads,
	onConfirm,
	onClose,
}: {
	action: "release" | "discard";
	leads: readonly LeadRow[];
	onConfirm(): void;
	onClose(): void;
}) {
	const { leads: words } = useCopy();
	const copy = words.confirm[action];
	const who = useWho();
	return (
		<Modal
			opened
			centered
			onClose={onClose}
			title={<bdi>{copy.title(who(leads))}</bdi>}
		>
			<Stack>
				<Text>{copy.text}</Text>
				<Group justify="flex-end">
					<Button variant="default" onClick={onClose}>
						{words.actions.cancel}
					</Button>
					<Button
						data-autofocus
						{...(action === "discard" && { color: "red" })}
						onClick={() => {
							onConfirm();
							onClose();
						}}
					>
						{copy.button}
					</Button>
				</Group>
			</Stack>
		</Modal>
	);
}

/** All keys of the inbox. */
export function Keys({ onClose }: { onClose(): void }) {
	const { keys } = useCopy().leads;
	return (
		<Modal opened centered onClose={onClose} title={keys.title}>
			<Table>
				<Table.Tbody>
					{Object.entries(keys.list).map(([key, text]) => (
						<Table.Tr key={key}>
							<Table.Td w="6rem">
								<Kbd>{key}</Kbd>
							</Table.Td>
							<Table.Td>{text}</Table.Td>
						</Table.Tr>
					))}
				</Table.Tbody>
			</Table>
		</Modal>
	);
}
