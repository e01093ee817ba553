import {
	Button,
	Group,
	Kbd,
	Modal,
	Stack,
	Table,
	Text,
	TextInput,
} from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { LeadRow } from "../api/leads.ts";
import { DeskProblem, request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { Refused } from "../parts/refused.tsx";
import { forgetLeads } from "./use-leads.ts";
import { nameOf, useWho } from "./words.ts";

/** Asks before leads are released or discarded, naming the person: it cannot be undone. */
export function Confirm({
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

/** Erases all data of a lead's person, once the address has been typed. */
export function Erase({
	lead,
	onErased,
	onClose,
}: {
	lead: LeadRow;
	onErased(): void;
	onClose(): void;
}) {
	const { leads: words } = useCopy();
	const queries = useQueryClient();
	const [email, setEmail] = useState("");
	const erase = useMutation({
		mutationFn: () =>
			request<{ ids: string[] }>(`/leads/${lead.id}`, {
				method: "DELETE",
				body: { email },
			}),
		onSuccess: ({ ids }) => {
			notifications.show({ message: words.erasing.done(ids.length) });
			onErased();
			forgetLeads(queries, ids);
			queries.invalidateQueries({ queryKey: ["leads", "list"] });
		},
	});
	const { error } = erase;
	const isWrong =
		error instanceof DeskProblem && error.code === "address_differs";
	return (
		<Modal
			opened
			centered
			onClose={onClose}
			title={<bdi>{words.erasing.title(nameOf(lead))}</bdi>}
		>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					erase.mutate();
				}}
			>
				<Stack>
					<Text>{words.erasing.text}</Text>
					<TextInput
						data-autofocus
						label={words.erasing.label(lead.email)}
						type="email"
						autoComplete="off"
						value={email}
						error={isWrong && words.erasing.wrong}
						onChange={({ currentTarget }) => setEmail(currentTarget.value)}
					/>
					{error && !isWrong && <Refused error={error} />}
					<Group justify="flex-end">
						<Button variant="default" onClick={onClose}>
							{words.actions.cancel}
						</Button>
						<Button
							type="submit"
							color="red"
							disabled={email.trim() === ""}
							loading={erase.isPending}
						>
							{words.erasing.button}
						</Button>
					</Group>
				</Stack>
			</form>
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
					{keys.list.map(([key, text]) => (
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
