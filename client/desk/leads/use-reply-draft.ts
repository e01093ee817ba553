import { useDebouncedCallback, useWindowEvent } from "@mantine/hooks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Lead } from "../../../shared/desk/leads.ts";
import type { ReplyDraft, ReplyDrafts } from "../../../shared/desk/reply.ts";
import { randomId } from "../../../shared/random-id.ts";
import { request } from "../api/request.ts";
import { useAccount } from "../session/session.tsx";
import { tabText, useTexts } from "../session/tab-texts.ts";
import { conflictOf, withOther } from "./draft-conflict.ts";
import { showReplyDraft } from "./use-leads.ts";

/** ms without a key after which the draft is sent to the server. */
const PAUSE = 1_000;

/** Saving a draft and sending the reply run one after another, so that no save brings a sent reply back. */
export const replyScope = (lead: string) => ({ id: `reply ${lead}` });

/** A draft that the server does not have yet. */
interface Unsaved extends ReplyDraft {
	/** The id of the stored draft that it goes on from. */
	from?: string;
}

/**
 * The reply to a lead as it is typed. The server keeps it for the account's other browsers; until it has it, the tab does.
 * @param field where it is typed.
 */
export function useReplyDraft(
	lead: Lead,
	field: RefObject<HTMLElement | null>,
	start: () => ReplyDraft,
) {
	const queries = useQueryClient();
	const account = useAccount().id;
	const unsaved = useMemo(() => tabText<Unsaved>("reply", account, lead.id), [account, lead.id]);
	const [draft, setDraft] = useState((): ReplyDraft => {
		const { from: _, ...typed }: Unsaved = unsaved.read() ?? lead.replyDraft ?? start();
		return typed;
	});
	const [isElsewhere, setElsewhere] = useState(false);
	/** The ids of drafts typed here: a draft with another id comes from another browser. */
	const own = useRef(new Set([draft.id]));
	const scope = replyScope(lead.id);
	const path = `/leads/${lead.id}/draft`;
	/**
	 * Stores what is typed, if the server does not have it yet.
	 * @throws DeskProblem also where another browser has stored another text: then that can be brought back.
	 */
	const store = async (): Promise<void> => {
		const sent = unsaved.read();
		if (!sent) return;
		const { from, ...typed } = sent;
		try {
			const query = from ? `?from=${from}` : "";
			await request(`${path}${query}`, { method: "PUT", body: typed });
		} catch (error) {
			const stored = conflictOf(error);
			const latest = unsaved.read();
			if (!stored || !latest) throw error;
			if (!own.current.has(stored.id)) {
				meet(stored, latest);
				throw error;
			}
			// The answer to that save was lost.
			unsaved.keep({ ...latest, from: stored.id });
			return store();
		}
		const latest = unsaved.read();
		// It was discarded meanwhile.
		if (!latest) return;
		// Something else was typed meanwhile.
		if (latest.id !== typed.id) return unsaved.keep({ ...latest, from: typed.id });
		unsaved.keep(undefined);
		showReplyDraft(queries, lead.id, typed);
	};
	// Read when its turn comes: a draft that was sent or discarded in the meantime is not saved again.
	const { mutate: send } = useMutation({ scope, mutationFn: store });
	/** Goes on from what another browser has stored. What is typed here stays in the field. */
	const meet = (stored: ReplyDraft, { from: _, ...typed }: Unsaved) => {
		const next = { ...withOther(typed, stored), id: randomId() };
		own.current.add(next.id);
		unsaved.keep({ ...next, from: stored.id });
		// Before the next key: it goes on from this draft.
		flushSync(() => {
			setDraft(next);
			setElsewhere(true);
		});
		save();
	};
	const { mutate: remove } = useMutation({
		scope,
		mutationFn: () => request(path, { method: "DELETE" }),
		onSuccess: () => showReplyDraft(queries, lead.id, null),
	});
	const save = useDebouncedCallback(() => send(), { delay: PAUSE, flushOnUnmount: true });
	// A draft that an earlier visit could not send.
	useEffect(save, [save]);
	useWindowEvent("online", save);
	useWindowEvent("pagehide", () => save.flush());
	/** Saves the draft, also right before sending: nothing is lost if sending fails. */
	const write = (next: ReplyDraft) => {
		own.current.add(next.id);
		unsaved.keep({ ...next, from: unsaved.read()?.from ?? draft.id });
		setDraft(next);
		save();
	};
	const theirs = lead.replyDraft;
	useEffect(() => {
		if (!theirs || own.current.has(theirs.id) || unsaved.read()) return;
		// What is being typed does not change under one's hands: the next save meets the other draft.
		const isTypedHere = own.current.size > 1;
		const form = field.current?.closest("section");
		if (isTypedHere && form?.contains(document.activeElement)) return;
		setDraft(theirs);
	}, [theirs, unsaved, field]);
	return {
		draft,
		/** Whether it was also typed in another browser; that text can be brought back. */
		isElsewhere,
		/** For the reply, whose sending deletes the stored draft: that must not be another one. */
		store,
		write,
		/** After it was sent or discarded: keeps it again. What was typed since can be brought back. */
		resume() {
			const later = unsaved.read();
			write({ ...(later ? withOther(draft, later) : draft), id: randomId() });
		},
		/** After it was sent. */
		forget() {
			setElsewhere(false);
			unsaved.keep(undefined);
			showReplyDraft(queries, lead.id, null);
		},
		/** Where it will not be sent. */
		discard() {
			save.cancel();
			setElsewhere(false);
			unsaved.keep(undefined);
			showReplyDraft(queries, lead.id, null);
			remove();
		},
	};
}

/** The leads to which the account is writing, in this browser or another one. */
export function useStartedReplies(): ReadonlySet<string> {
	const here = useTexts("reply", useAccount().id);
	const { data } = useQuery({
		queryKey: ["leads", "drafts"],
		queryFn: ({ signal }) => request<ReplyDrafts>("/leads/drafts", { signal }),
	});
	return new Set([...here, ...(data?.ids ?? [])]);
}
