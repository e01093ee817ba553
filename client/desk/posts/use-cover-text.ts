import { useDebouncedCallback, useWindowEvent } from "@mantine/hooks";
import { useEffect, useEffectEvent, useState } from "react";
import type { PostAnswer } from "../../../shared/desk/posts.ts";
import { COVER } from "../../../shared/post.ts";
import { useAccount } from "../session/session.tsx";
import { tabText } from "../session/tab-texts.ts";
import { usePictureChanges } from "./use-posts.ts";

/** ms after the last key. */
const TYPING = 1_000;

/** What was typed about a cover, and what the server had of it. */
interface Typed {
	id: string;
	base: string;
	alt: string;
}

export type CoverText = ReturnType<typeof useCoverText>;

/** The name of the field about what the cover shows. */
export const COVER_ALT = "cover-alt";

export const coverOf = ({ pictures }: PostAnswer) =>
	pictures.find(({ position }) => position === COVER);

/** What the cover shows, as it is typed. The tab keeps it until the server has it. */
export function useCoverText(stored: PostAnswer) {
	const cover = coverOf(stored);
	const { change } = usePictureChanges(stored.id);
	const unsaved = tabText<Typed>("cover", useAccount().id, stored.id);
	const [typed, setTyped] = useState(() => {
		const kept = unsaved.read();
		// Not what was typed about another cover, or before somebody else described this one.
		return kept?.id === cover?.id && kept?.base === cover?.alt ? kept : undefined;
	});
	// What somebody is typing stays, whatever is saved meanwhile.
	const isTyped = typed?.id === cover?.id && (typed?.base === cover?.alt || unsaved.read());
	const send = async ({ id, alt }: Pick<Typed, "id" | "alt">) => {
		await change.mutateAsync({ picture: id, alt });
		// Also once the editor is closed.
		const kept = unsaved.read();
		if (kept?.id !== id) return;
		const base = alt.trim();
		unsaved.keep(kept.alt === alt ? undefined : { ...kept, base });
		setTyped({ ...kept, base });
	};
	// A toast says why it failed; it is kept.
	const tryToSend = (text: Typed) => void send(text).catch(() => undefined);
	const sendSoon = useDebouncedCallback(tryToSend, { delay: TYPING, flushOnUnmount: true });
	useWindowEvent("pagehide", () => sendSoon.flush());
	/** Keeps what is typed. @returns undefined where there is no cover. */
	const keep = (alt: string): Typed | undefined => {
		if (!cover) return undefined;
		const next = { id: cover.id, base: cover.alt, alt };
		unsaved.keep(next);
		setTyped(next);
		return next;
	};
	/** Sends what the server does not have. */
	const onShown = useEffectEvent(() => {
		if (typed) tryToSend(typed);
		else unsaved.keep(undefined);
	});
	useEffect(() => onShown(), []);
	return {
		text: (isTyped ? typed?.alt : cover?.alt) ?? "",
		write(alt: string) {
			const next = keep(alt);
			if (next) sendSoon(next);
		},
		/** Sends at once what would be sent soon. */
		flush: () => sendSoon.flush(),
		/** Resolves once the server has it. */
		async save(alt: string) {
			const next = keep(alt);
			if (next) await send(next);
		},
		forget: () => unsaved.keep(undefined),
	};
}
