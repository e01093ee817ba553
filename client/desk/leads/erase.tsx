import { List, Text, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { LeadRow } from "../api/leads.ts";
import { DeskProblem, request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { Ask } from "../parts/ask.tsx";
import { Refused } from "../parts/refused.tsx";
import type { Inbox } from "./use-inbox.ts";
import { forgetLeads } from "./use-leads.ts";
import { nameOf } from "./words.ts";

/** The people of some leads, by e-mail address. */
const peopleOf = (leads: readonly LeadRow[]): LeadRow[] => [
	...new Map(leads.map((lead) => [lead.email.toLowerCase(), lead])).values(),
];

/**
 * Erases all data of the people who sent some leads: of one once the address has been typed, of several
 * once their number has.
 */
export function Erase({
	leads,
	inbox,
}: {
	leads: readonly LeadRow[];
	inbox: Inbox;
}) {
	const { erasing: words } = useCopy().leads;
	const queries = useQueryClient();
	const [typed, setTyped] = useState("");
	const people = peopleOf(leads);
	const [first] = people;
	const only = people.length === 1 ? first : undefined;
	const erase = useMutation({
		mutationFn: () =>
			only
				? request<{ ids: string[] }>(`/leads/${only.id}`, {
						method: "DELETE",
						body: { email: typed },
					})
				: request<{ ids: string[] }>("/leads/erase", {
						method: "POST",
						body: { ids: leads.map(({ id }) => id), people: Number(typed) },
					}),
		onSuccess: ({ ids }) => {
			notifications.show({ message: words.done(ids.length) });
			inbox.leave(leads);
			forgetLeads(queries, ids);
			queries.invalidateQueries({ queryKey: ["leads", "list"] });
		},
	});
	const { error } = erase;
	const isWrong =
		error instanceof DeskProblem &&
		["address_differs", "count_differs"].includes(error.code);
	return (
		<Ask
			title={only ? words.title(nameOf(only)) : words.titleOf(people.length)}
			button={words.button}
			color="red"
			disabled={
				typed.trim() === "" || (!only && !/^\s*[1-9]\d*\s*$/.test(typed))
			}
			loading={erase.isPending}
			onClose={inbox.closeDialog}
			onConfirm={() => erase.mutate()}
		>
			<Text>{only ? words.text : words.textOfAll}</Text>
			{!only && (
				<List size="sm">
					{people.map((lead) => (
						<List.Item key={lead.id}>
							<bdi>{nameOf(lead)}</bdi>, <bdi>{lead.email}</bdi>
						</List.Item>
					))}
				</List>
			)}
			<TextInput
				data-autofocus
				label={only ? words.label(only.email) : words.labelOf(people.length)}
				{...(only ? { type: "email" } : { inputMode: "numeric" })}
				autoComplete="off"
				value={typed}
				error={isWrong && (only ? words.wrong : words.wrongCount)}
				onChange={({ currentTarget }) => setTyped(currentTarget.value)}
			/>
			{!isWrong && <Refused error={error} />}
		</Ask>
	);
}
