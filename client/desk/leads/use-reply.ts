import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Lead, LeadEvent } from "../../../shared/desk/leads.ts";
import {
	type LeadReply,
	MOST_REPLACED,
	type ReplyDraft,
	type Template,
} from "../../../shared/desk/reply.ts";
import { randomId } from "../../../shared/random-id.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { focusError } from "../parts/focus-error.ts";
import { siteName } from "../parts/mark.tsx";
import { useChange } from "../parts/use-change.ts";
import { useAccount } from "../session/session.tsx";
import { conflictOf } from "./draft-conflict.ts";
import { focusLead } from "./focus-lead.ts";
import { leadName } from "./lead-text.ts";
import { gapIn, hasEmptyPoint, replyFrom, withoutGap } from "./templates.ts";
import { useBackOnline } from "./use-back-online.ts";
import type { Inbox } from "./use-inbox.ts";
import { replyScope, useReplyDraft } from "./use-reply-draft.ts";

export type ReplyInbox = Pick<Inbox, "opened" | "actions">;

/** The reply that is being typed, and its actions. */
export function useReply(lead: Lead, { opened, actions }: ReplyInbox) {
	const { replying: copy } = useCopy().leads;
	const { id, name } = useAccount();
	const replies = lead.timeline.flatMap((event) => (event.kind === "reply" ? event : []));
	const before = replies.findLast(({ state }) => state !== "failed");
	const others = lead.timeline.flatMap((event) =>
		isAnswer(event) && event.account !== id ? event : [],
	);
	const textOf = (template: Template) => replyFrom(template, lead, name, siteName, before?.subject);
	const start = before === undefined ? "thanks" : "blank";
	const { replyRef } = opened;
	const kept = useReplyDraft(lead, replyRef, () => ({
		...textOf(start),
		template: start,
		id: randomId(),
		known: others.length,
	}));
	const { draft } = kept;
	const { template, known = 0, replaced = [], ...reply } = draft;
	// A mark that was taken off again is none.
	const reopened = lead.timeline.findLastIndex(
		(event) => event.kind === "audit" && event.action === "reopen",
	);
	const theirs = others
		.slice(known)
		.findLast((event) => event.kind === "reply" || lead.timeline.indexOf(event) > reopened);
	const isEdited = reply.text.trim() !== "" && reply.text !== textOf(template).text;
	const isTyped = isEdited || replaced.length > 0 || reply.subject !== textOf(template).subject;
	const [isChecked, setChecked] = useState(false);
	const problems = problemsOf(draft, isEdited);
	const [faster, setFaster] = useState<typeof theirs>();

	// A reply that is changed and sent again is another one.
	const write = (change: Partial<Omit<ReplyDraft, "id">>) =>
		kept.write({ ...draft, ...change, id: randomId() });
	useEffect(() => placeCaret(replyRef.current), [replyRef]);
	useEffect(
		() => () => {
			// Sent or discarded, the form has taken the focus with it.
			if (document.activeElement === document.body) focusLead();
		},
		[],
	);
	const isStarted = opened.replying === lead.id;
	useEffect(() => {
		// Shows the form from its heading to its buttons, not only the focused text.
		if (isStarted) replyRef.current?.closest("section")?.scrollIntoView();
	}, [isStarted, replyRef]);
	/** Shows another text, and puts the caret where its writing goes on. */
	const replaceText = (
		change: Pick<ReplyDraft, "template" | "text" | "replaced"> & { subject?: string },
	) => {
		flushSync(() => write(change));
		placeCaret(replyRef.current);
	};

	/** What is typed now, to be brought back after another text and a subject took its place. */
	const typedBefore = (subject: string) => ({
		template,
		text: reply.text,
		...(subject !== reply.subject && { subject: reply.subject }),
	});

	const bringBack = () => {
		kept.resume();
		opened.resumeReply(lead.id);
	};
	const takeBack = useChange(
		() => request(`/leads/${lead.id}/reply/${draft.id}`, { method: "DELETE" }),
		{
			reads: ["leads"],
			toastsErrors: true,
			done: bringBack,
		},
	);
	const send = useChange(
		async ({ body }: { body: LeadReply; wasAnswered: boolean }) => {
			// A draft that could not be stored does not keep its reply back, unless there is another one.
			await kept.store().catch((error: unknown) => {
				if (conflictOf(error)) throw error;
			});
			return request(`/leads/${lead.id}/reply`, { method: "POST", body });
		},
		{
			scope: replyScope(lead.id),
			reads: ["leads"],
			done(_, { body, wasAnswered }) {
				kept.forget();
				const who = leadName(lead);
				const offerUndo = (said: string) => actions.offerUndo(draft.id, said, takeBack.mutate);
				if (body.staysOpen || wasAnswered) {
					// The text may still be needed, for a note for example.
					opened.cancelReply();
					offerUndo(wasAnswered ? copy.sentAgain(who) : copy.sentOnly(who));
				} else {
					const next = opened.leaveReply(lead.id);
					offerUndo(copy.sent(who, next && leadName(next)));
				}
			},
		},
	);

	useBackOnline(send);

	return {
		draft,
		isElsewhere: kept.isElsewhere,
		write,
		/** The last reply that has left. */
		before,
		/** The latest reply or mark as answered by somebody else since this one was started. */
		theirs,
		/** The problems of the fields, after the first attempt to send. */
		problems: isChecked ? problems : {},
		/** Who answered while this was being written; sending again sends it anyway. */
		faster,
		isTyped,
		isSending: send.isPending,
		/** Whether the reply that is being sent leaves the lead open. */
		staysOpen: send.variables?.body.staysOpen === true,
		error: send.error,
		choose(chosen: Template) {
			if (chosen === template) return;
			const next = textOf(chosen);
			// A subject that was typed stays.
			const subject = reply.subject === textOf(template).subject ? next.subject : reply.subject;
			replaceText({
				template: chosen,
				text: next.text,
				subject,
				...(isEdited && { replaced: [...replaced, typedBefore(subject)].slice(-MOST_REPLACED) }),
			});
		},
		/** Brings back the text that a template has replaced; undefined where there is none. */
		bringBackReplaced:
			replaced.length === 0
				? undefined
				: () => {
						const last = replaced.at(-1);
						if (!last) return;
						const { subject = reply.subject } = last;
						const others = replaced.slice(0, -1);
						replaceText({
							...last,
							subject,
							replaced: isEdited ? [typedBefore(subject), ...others] : others,
						});
						replyRef.current?.focus();
					},
		send(staysOpen = false) {
			if (send.isPending) return;
			const isWrong = Object.keys(problems).length > 0;
			setChecked(isWrong);
			setFaster(undefined);
			if (isWrong) {
				if (problems.text === "unfilled") placeCaret(replyRef.current);
				return focusError(problems);
			}
			kept.write({ ...draft, known: others.length });
			if (theirs) return setFaster(theirs);
			// A server of the version before knows only `true`.
			send.mutate({
				body: {
					...reply,
					...(!isEdited && { text: withoutGap(reply.text) }),
					...(staysOpen && { staysOpen }),
				},
				wasAnswered: lead.answeredAt !== null,
			});
		},
		discard() {
			kept.discard();
			opened.cancelReply();
			if (isTyped) actions.offerUndo(`discarded ${draft.id}`, copy.discarded, bringBack);
		},
	};
}

/** Whether somebody has answered the lead with an event: by a reply, or by marking it. */
const isAnswer = (event: LeadEvent): event is Extract<LeadEvent, { kind: "reply" | "audit" }> =>
	event.kind === "reply" || (event.kind === "audit" && event.action === "answer");

/** Puts the caret where writing goes on. */
function placeCaret(field: HTMLTextAreaElement | null): void {
	if (!field) return;
	const gap = gapIn(field.value);
	field.setSelectionRange(gap, gap);
}

type Problem = "noSubject" | "noText" | "unfilled";

/** Why a reply cannot be sent yet, by field. Only the thanks template may be sent unedited, and no point be empty. */
function problemsOf(
	{ template, subject, text }: ReplyDraft,
	isEdited: boolean,
): { subject?: Problem; text?: Problem } {
	const isUnfilled = (template !== "thanks" && !isEdited) || hasEmptyPoint(template, text);
	return {
		...(subject.trim() === "" && { subject: "noSubject" }),
		...(text.trim() === "" ? { text: "noText" } : isUnfilled && { text: "unfilled" }),
	};
}
