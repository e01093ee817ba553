import * as v from "valibot";
import { MOST_REPLACED, type ReplyDraft, replyDraftSchema } from "../../../shared/desk/reply.ts";
import { answerTo } from "../api/request.ts";

const conflictSchema = v.object({ draft: replyDraftSchema });

/** The draft that another browser stored in the meantime; undefined for any other error. */
export const conflictOf = (error: unknown): ReplyDraft | undefined =>
	answerTo(error, conflictSchema)?.draft;

/** A draft from which everything that was typed in another browser can be brought back. */
export function withOther(draft: ReplyDraft, { replaced = [], ...other }: ReplyDraft): ReplyDraft {
	const { template, text, subject } = other;
	const last = { template, text, ...(subject !== draft.subject && { subject }) };
	const texts = [...replaced, ...(draft.replaced ?? []), last];
	const unique = new Map(texts.map((one) => [one.text, one]));
	for (const text of ["", draft.text]) unique.delete(text);
	return { ...draft, replaced: [...unique.values()].slice(-MOST_REPLACED) };
}
