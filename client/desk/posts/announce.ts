import type { PostAnswer } from "../../../shared/desk/posts.ts";
import { pathFor } from "../../../shared/paths.ts";
import { randomId } from "../../../shared/random-id.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { useProblemText } from "../language/problems.ts";
import { showError, showToast, type ToastButton } from "../parts/show-toast.tsx";
import { outcomeOf, type PostState } from "./outcome.ts";

let hideLast: (() => void) | undefined;

/**
 * Shows a message about a change of a post, in place of the previous one: undo is for the last change only.
 * @returns a function that hides it.
 */
export function announce(text: string, button?: ToastButton): () => void {
	hideLast?.();
	hideLast = showToast({ id: randomId(), text, button });
	return hideLast;
}

/** Announces that a post was published, unpublished or archived. */
export function useAnnounce() {
	const { posts: copy } = useCopy();
	const { format } = useLanguage();
	const textOf = useProblemText();
	return {
		/**
		 * Shows the outcome of a change in a toast, which links to the page or offers the undo.
		 * @returns a function that hides a toast with an undo; undefined for another one.
		 */
		announceOutcome(
			before: PostState,
			{ post, language, updatedAt }: PostAnswer,
			undo?: () => void,
		): (() => void) | undefined {
			const outcome = outcomeOf(before, post, Date.parse(updatedAt));
			if (outcome === "scheduled") {
				announce(copy.outcomes.scheduled(format.exact(post.published_at ?? updatedAt)));
				return undefined;
			}
			const isPublic = ["published", "republished", "updated"].includes(outcome);
			const page = { label: copy.openOnSite, href: pathFor("blog-post", language, post.slug) };
			if (isPublic || !undo) {
				announce(copy.outcomes[outcome], isPublic ? page : undefined);
				return undefined;
			}
			return announce(copy.outcomes[outcome], { label: copy.undo, onClick: undo });
		},
		/**
		 * Names the post, which is no longer in sight.
		 * @param error undefined: something is missing, or a question waits.
		 */
		announceFailure({ post }: PostAnswer, error?: unknown): void {
			showError(error ? textOf(error) : copy.waits, { title: post.title });
		},
	};
}
