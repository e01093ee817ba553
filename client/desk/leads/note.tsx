import { Alert, Button, Group, Stack, Text, Textarea } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import * as v from "valibot";
import { LONGEST_NOTE, storedNoteSchema } from "../../../shared/desk/lead-note.ts";
import type { Lead } from "../../../shared/desk/leads.ts";
import { printable } from "../../../shared/text.ts";
import { answerTo, request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { firstClick } from "../parts/first-click.ts";
import { Time } from "../parts/time.tsx";
import { useOnline } from "../parts/use-online.ts";
import { focusLead } from "./focus-lead.ts";
import { type NoteDraft, useNoteDraft } from "./note-draft.ts";
import { useBackOnline } from "./use-back-online.ts";
import { showNote } from "./use-leads.ts";

/** What another person saved in the meantime. */
const conflictSchema = v.object({ note: storedNoteSchema });

/** The team's note on a lead. The typed text stays, whatever the server answers. */
export function Note({
	lead,
	fieldRef,
}: {
	lead: Lead;
	fieldRef: RefObject<HTMLTextAreaElement | null>;
}) {
	const { leads: copy } = useCopy();
	const queries = useQueryClient();
	const { draft, latest, keep } = useNoteDraft(lead.id);
	const save = useMutation({
		mutationFn: (body: NoteDraft) =>
			request<Lead["note"]>(`/leads/${lead.id}/note`, { method: "PUT", body }),
		onSuccess: (note, saved) => {
			const text = latest()?.text ?? saved.text;
			keep(text === saved.text ? undefined : { text, version: note.version });
			showNote(queries, lead.id, note);
			// The second click of a double click has taken it from there.
			if (document.activeElement === document.body) focusLead();
		},
	});
	/** The buttons go, and the keys of the inbox work again. */
	const send = (body: NoteDraft) => {
		focusLead();
		const left = document.activeElement;
		save.mutate(body, {
			onError() {
				// It can be sent again with the same keys, unless the person is elsewhere by now.
				if (document.activeElement === left) fieldRef.current?.focus();
			},
		});
	};
	useBackOnline(save);
	const isOnline = useOnline();
	const { note } = lead;
	const conflict = answerTo(save.error, conflictSchema)?.note;
	const isChanged = draft !== undefined && draft.text !== note.text;
	return (
		<Stack gap="xs">
			<Textarea
				ref={fieldRef}
				label={copy.actions.note}
				placeholder={copy.note.placeholder}
				autosize
				minRows={2}
				maxRows={12}
				maxLength={LONGEST_NOTE}
				dir="auto"
				value={draft?.text ?? note.text}
				onChange={({ currentTarget: { value } }) => {
					const text = printable(value);
					const version = isChanged ? draft.version : note.version;
					keep(text === note.text ? undefined : { text, version });
				}}
				onKeyDown={(event) => {
					if (event.key === "Escape") focusLead();
					if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
					if (!draft || save.isPending) focusLead();
					else send(draft);
				}}
			/>
			{conflict && draft ? (
				<Alert role="alert" title={copy.note.conflict(conflict.by ?? "")}>
					<Stack gap="sm" align="start">
						<Text dir="auto">{conflict.text || "—"}</Text>
						<Group gap="xs">
							<Button
								size="sm"
								variant="default"
								onClick={() => {
									save.reset();
									keep(undefined);
									focusLead();
									queries.invalidateQueries({ queryKey: ["leads"] });
								}}
							>
								{copy.note.takeTheirs}
							</Button>
							<Button
								size="sm"
								onClick={() => send({ text: draft.text, version: conflict.version })}
							>
								{copy.note.keepMine}
							</Button>
						</Group>
					</Stack>
				</Alert>
			) : (
				isChanged && (
					<>
						<ErrorAlert error={save.error} />
						{(!isOnline || save.error) && (
							<Text size="sm">{isOnline ? copy.note.kept : copy.note.offline}</Text>
						)}
					</>
				)
			)}
			<Group gap="sm">
				{isChanged && !conflict && (
					<Button size="sm" loading={save.isPending} onClick={firstClick(() => send(draft))}>
						{copy.note.save}
					</Button>
				)}
				<Text size="sm" c="dimmed" role="status">
					{!isChanged && note.by && note.at && (
						<>
							{copy.note.written(note.by)}, <Time at={note.at} />
						</>
					)}
				</Text>
			</Group>
		</Stack>
	);
}
