import { List, Text, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type LeadRow, MOST_OTHERS } from "../../../shared/desk/leads.ts";
import { DeskProblem, request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { useChange } from "../parts/use-change.ts";
import { leadName } from "./lead-text.ts";
import type { Inbox } from "./use-inbox.ts";
import { forgetLeads, knownLead } from "./use-leads.ts";

/** The people of some leads, by e-mail address. */
const peopleOf = (leads: readonly LeadRow[]): LeadRow[] => [
	...new Map(leads.map((lead) => [lead.email.toLowerCase(), lead])).values(),
];

/** Erases all data of the people who sent some leads. The operator types the one address, or their number. */
export function Erase({ leads, actions }: { leads: readonly LeadRow[] } & Pick<Inbox, "actions">) {
	const { erasing } = useCopy().leads;
	const queries = useQueryClient();
	const [typed, setTyped] = useState("");
	const people = peopleOf(leads);
	const [first] = people;
	const only = people.length === 1 ? first : undefined;
	// The server sends at most ten others: with ten, the total is not known.
	const others = only && knownLead(queries, only.id)?.others;
	const own = others?.filter(({ colleague }) => !colleague) ?? [];
	const count = others && others.length < MOST_OTHERS ? own.length + 1 : undefined;
	const words = only
		? erasing.one(leadName(only), only.email, count)
		: erasing.several(people.length);
	const erase = useChange(
		() =>
			request<{ ids: string[] }>("/leads/erase", {
				method: "POST",
				body: { ids: leads.map(({ id }) => id), confirmation: typed },
			}),
		{
			reads: ["leads", "list"],
			done({ ids }) {
				actions.leave(leads);
				forgetLeads(queries, ids);
			},
			// Somebody else may have erased them meanwhile.
			says: ({ ids }) => (ids.length > 0 ? erasing.done(ids.length) : undefined),
		},
	);
	const { error } = erase;
	const isWrong = error instanceof DeskProblem && error.code === "confirmation_differs";
	return (
		<ConfirmDialog
			title={words.title}
			button={erasing.button}
			color="red"
			disabled={typed.trim() === ""}
			loading={erase.isPending}
			onClose={actions.closeDialog}
			onConfirm={() => erase.mutate()}
		>
			<Text>{words.text}</Text>
			{!only && (
				<List size="sm">
					{people.map((lead) => (
						<List.Item key={lead.id}>
							<bdi>{leadName(lead)}</bdi>, <bdi>{lead.email}</bdi>
						</List.Item>
					))}
				</List>
			)}
			<TextInput
				data-autofocus
				label={words.label}
				{...(only ? { type: "email" } : { inputMode: "numeric" })}
				autoComplete="off"
				value={typed}
				error={isWrong && words.wrong}
				onChange={({ currentTarget }) => setTyped(currentTarget.value)}
			/>
			{!isWrong && <ErrorAlert error={error} />}
		</ConfirmDialog>
	);
}
