import { Button } from "@mantine/core";
import type { RefObject } from "react";
import { useNavigate } from "react-router-dom";
import type { LeadAction, LeadRow } from "../api/leads.ts";
import { DeskProblem } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { Notice } from "../parts/notice.tsx";
import { LeadView } from "./lead.tsx";
import { Failed } from "./notices.tsx";
import { useLead } from "./use-leads.ts";

/** The lead that the URL names, once it is loaded. */
export function Opened({
	id,
	backTo,
	noteRef,
	replyRef,
	act,
	erase,
}: {
	id: string;
	backTo: string;
	noteRef: RefObject<HTMLTextAreaElement | null>;
	replyRef: RefObject<HTMLAnchorElement | null>;
	act(action: LeadAction, leads: readonly LeadRow[]): void;
	erase(lead: LeadRow): void;
}) {
	const { leads: words } = useCopy();
	const navigate = useNavigate();
	const { data: lead, error, refetch } = useLead(id);
	const isGone = error instanceof DeskProblem && error.status === 404;
	if (isGone) {
		return (
			<Notice title={words.gone.title} text={words.gone.text}>
				<Button variant="default" onClick={() => navigate(backTo)}>
					{words.gone.back}
				</Button>
			</Notice>
		);
	}
	if (!lead) {
		return error ? <Failed error={error} retry={() => refetch()} /> : null;
	}
	return (
		<LeadView
			lead={lead}
			backTo={backTo}
			noteRef={noteRef}
			replyRef={replyRef}
			onAnswer={() => act(lead.answeredAt ? "reopen" : "answer", [lead])}
			onNote={() => noteRef.current?.focus()}
			onUnread={() => {
				act("unread", [lead]);
				// An open lead would be read at once.
				navigate(backTo);
			}}
			onRetry={() => act("retry", [lead])}
			onRelease={() => act("release", [lead])}
			onDiscard={() => act("discard", [lead])}
			onErase={() => erase(lead)}
		/>
	);
}
