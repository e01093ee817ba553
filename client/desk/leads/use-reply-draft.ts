import { useDebouncedCallback, useWindowEvent } from "@mantine/hooks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Lead } from "../../../shared/desk/leads.ts";
import type { ReplyDraft, ReplyDrafts } from "../../../shared/desk/reply.ts";
import { request } from "../api/request.ts";
import { useAccount } from "../session/session.tsx";
import { tabText, useTexts } from "../session/tab-texts.ts";
import { showReplyDraft } from "./use-leads.ts";

/** ms without a key after which the draft is sent to the server. */
const PAUSE = 1_000;

/** Saving a draft and sending the reply run one after another, so that no save brings a sent reply back. */
export const replyScope = (lead: string) => ({ id: `reply ${lead}` });

/** The reply to a lead as it is typed. The server keeps it for the account's other browsers; until it has it, the tab does. */
export function useReplyDraft(lead: Lead, start: () => ReplyDraft) {
	const queries = useQueryClient();
	const account = useAccount().id;
	const unsaved = useMemo(() => tabText<ReplyDraft>("reply", account, lead.id), [account, lead.id]);
	const [draft, setDraft] = useState(() => unsaved.read() ?? lead.replyDraft ?? start());
	/** The ids of drafts typed here: a draft with another id comes from another browser. */
	const own = useRef(new Set([draft.id]));
	const scope = replyScope(lead.id);
	const path = `/leads/${lead.id}/draft`;
	const { mutate: send } = useMutation({
		scope,
		// Read when its turn comes: a draft that was sent or discarded in the meantime is not saved again.
		async mutationFn() {
			const typed = unsaved.read();
			if (!typed) return;
			await request(path, { method: "PUT", body: typed });
			// Something else was typed meanwhile, or it was discarded.
			if (unsaved.read()?.id !== typed.id) return;
			unsaved.keep(undefined);
			showReplyDraft(queries, lead.id, typed);
		},
	});
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
	const theirs = lead.replyDraft;
	useEffect(() => {
		if (theirs && !own.current.has(theirs.id) && !unsaved.read()) setDraft(theirs);
	}, [theirs, unsaved]);
	return {
		draft,
		/** Saves the draft, also right before sending: nothing is lost if sending fails. */
		write(next: ReplyDraft) {
			own.current.add(next.id);
			unsaved.keep(next);
			setDraft(next);
			save();
		},
		/** After it was sent. */
		forget() {
			unsaved.keep(undefined);
			showReplyDraft(queries, lead.id, null);
		},
		/** Where it will not be sent. */
		discard() {
			save.cancel();
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
