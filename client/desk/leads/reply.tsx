import { Anchor, Button, Group, Select, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useNetwork } from "@mantine/hooks";
import { type KeyboardEvent, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Lead } from "../../../shared/desk/leads.ts";
import {
	type LeadReply,
	MOST_REPLACED,
	REPLY_BOUNDS,
	type ReplyDraft,
	TEMPLATES,
	type Template,
} from "../../../shared/desk/reply.ts";
import { randomId } from "../../../shared/random-id.ts";
import { request } from "../api/request.ts";
import { useLanguage } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { lengthOf } from "../parts/length-of.ts";
import { siteName } from "../parts/mark.tsx";
import { Section } from "../parts/section.tsx";
import { useChange } from "../parts/use-change.ts";
import { useAccount } from "../session/session.tsx";
import { leadName } from "./lead-text.ts";
import { Quote } from "./quote.tsx";
import { gapIn, replyFrom } from "./templates.ts";
import type { Inbox } from "./use-inbox.ts";
import { replyScope, useReplyDraft } from "./use-reply-draft.ts";

/** Answers a lead by mail, from the desk. What is typed stays until it is sent. */
export function Reply({
	lead,
	inbox: { opened, actions },
}: {
	lead: Lead;
	inbox: Pick<Inbox, "opened" | "actions">;
}) {
	const { online } = useNetwork();
	const {
		copy: { leads, frame },
		format,
	} = useLanguage();
	const { replying: copy } = leads;
	const account = useAccount();
	const before = lead.timeline
		.flatMap((event) => (event.kind === "reply" && event.state !== "failed" ? event : []))
		.at(-1);
	const textOf = (template: Template) =>
		replyFrom(template, lead, account.name, siteName, before?.subject);
	const start = before === undefined ? "thanks" : "blank";
	const others = lead.timeline.flatMap((event) =>
		event.kind === "reply" && event.by !== account.name ? event.by : [],
	);
	const kept = useReplyDraft(lead, () => ({
		...textOf(start),
		template: start,
		id: randomId(),
		known: others.length,
	}));
	const { draft } = kept;
	const [problem, setProblem] = useState<string>();
	const { template, known = 0, replaced = [], ...reply } = draft;
	const last = replaced.at(-1);
	const isEdited = reply.text.trim() !== "" && reply.text !== textOf(template).text;
	const isTyped = isEdited || last !== undefined || reply.subject !== textOf(template).subject;
	// What is sent again after a change is another reply.
	const write = (change: Partial<Omit<ReplyDraft, "id">>) =>
		kept.write({ ...draft, ...change, id: randomId() });
	const { replyRef } = opened;
	useEffect(() => placeCaret(replyRef.current), [replyRef]);
	/** Shows another text, and puts the caret where its writing goes on. */
	const replaceText = (change: Pick<ReplyDraft, "template" | "text" | "replaced">) => {
		flushSync(() => write(change));
		placeCaret(replyRef.current);
	};
	const bringBack = () => {
		kept.hold({ ...draft, id: randomId() });
		opened.startReply(lead.id);
	};
	const takeBack = useChange(
		() => request(`/leads/${lead.id}/reply/${draft.id}`, { method: "DELETE" }),
		{
			reads: ["leads"],
			toastsErrors: true,
			done() {
				bringBack();
				return undefined;
			},
		},
	);
	const send = useChange(
		(body: LeadReply) => request(`/leads/${lead.id}/reply`, { method: "POST", body }),
		{
			scope: replyScope(lead.id),
			reads: ["leads"],
			done(_, { staysOpen }) {
				kept.forget();
				opened.leaveReply(lead.id);
				const said = staysOpen ? copy.sentOnly : copy.sent;
				actions.offerUndo(draft.id, said(leadName(lead)), takeBack.mutate);
				return undefined;
			},
		},
	);
	const submit = (staysOpen = false) => {
		if (send.isPending) return;
		const found = problemOf(draft, isEdited);
		setProblem(found && copy[found]);
		if (found) return;
		kept.hold({ ...draft, known: others.length });
		const faster = others.at(-1);
		if (faster !== undefined && others.length > known) return setProblem(copy.answered(faster));
		// A server of the version before knows only `true`.
		send.mutate({ ...reply, ...(staysOpen && { staysOpen }) });
	};
	const sendOnEnter = (event: KeyboardEvent) => {
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit();
	};
	return (
		<Section title={copy.title(lead.email)}>
			<Stack gap="sm">
				<Select
					label={copy.template}
					value={template}
					data={TEMPLATES.map((value) => ({ value, label: copy.templates[value] }))}
					onChange={(value) => {
						const chosen = TEMPLATES.find((known) => known === value);
						if (!chosen || chosen === template) return;
						replaceText({
							template: chosen,
							text: textOf(chosen).text,
							...(isEdited && {
								replaced: [...replaced, { template, text: reply.text }].slice(-MOST_REPLACED),
							}),
						});
					}}
					allowDeselect={false}
				/>
				{last && (
					<Anchor
						component="button"
						type="button"
						size="sm"
						ta="start"
						onClick={() => {
							const typed = isEdited ? [{ template, text: reply.text }] : [];
							replaceText({ ...last, replaced: [...typed, ...replaced.slice(0, -1)] });
							replyRef.current?.focus();
						}}
					>
						{copy.bringBack}
					</Anchor>
				)}
				<TextInput
					label={copy.subject}
					value={reply.subject}
					maxLength={REPLY_BOUNDS.subject}
					{...lengthOf(reply.subject, REPLY_BOUNDS.subject)}
					onChange={({ currentTarget: { value } }) => write({ subject: value })}
					readOnly={send.isPending}
					onKeyDown={sendOnEnter}
				/>
				{before && (
					<Quote title={copy.before(before.by, format.exact(before.at))} text={before.text} />
				)}
				<Textarea
					ref={replyRef}
					label={copy.text}
					value={reply.text}
					maxLength={REPLY_BOUNDS.text}
					{...lengthOf(reply.text, REPLY_BOUNDS.text)}
					onChange={({ currentTarget: { value } }) => write({ text: value })}
					readOnly={send.isPending}
					onKeyDown={(event) => {
						sendOnEnter(event);
						// Out of the text: the keys of the inbox work again.
						if (event.key === "Escape") event.currentTarget.blur();
					}}
					autosize
					minRows={8}
					maxRows={24}
					dir="auto"
					// A lead that is opened with a draft leaves the keys to the inbox.
					autoFocus={opened.replying === lead.id}
				/>
				{problem ? <ErrorAlert>{problem}</ErrorAlert> : <ErrorAlert error={send.error} />}
				{!online && <Text size="sm">{copy.offline}</Text>}
				<Group>
					<Button loading={send.isPending} onClick={() => submit()}>
						{copy.send}
					</Button>
					{lead.answeredAt === null && (
						<Button variant="default" disabled={send.isPending} onClick={() => submit(true)}>
							{copy.sendOnly}
						</Button>
					)}
					<Button
						variant="default"
						onClick={() => {
							kept.discard();
							opened.cancelReply();
							if (isTyped) actions.offerUndo(`discarded ${draft.id}`, copy.discarded, bringBack);
						}}
					>
						{frame.cancel}
					</Button>
				</Group>
			</Stack>
		</Section>
	);
}

/** Puts the caret where writing goes on. */
function placeCaret(field: HTMLTextAreaElement | null): void {
	if (!field) return;
	const gap = gapIn(field.value);
	field.setSelectionRange(gap, gap);
}

/** Why a reply cannot be sent yet. Only the thanks are whole as they stand. */
function problemOf({ template, subject, text }: ReplyDraft, isEdited: boolean) {
	if (subject.trim() === "") return "noSubject";
	if (text.trim() === "") return "noText";
	return template === "thanks" || isEdited ? undefined : "unfilled";
}
