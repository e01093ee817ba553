import { Button, Group, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import type { PostAnswer } from "../../../shared/desk/posts.ts";
import { pathFor } from "../../../shared/paths.ts";
import { randomId } from "../../../shared/random-id.ts";
import { useLanguage } from "../language/language.tsx";
import { outcomeOf, type PostState } from "./outcome.ts";

/** ms that a toast stays: one with a button as long as the inbox offers an undo. */
const STAYS = { text: 4_000, button: 8_000 };

/** Leads on from what was done, or takes it back. */
type Next = { label: string } & ({ href: string } | { onClick(): void });

let shown: string | undefined;

/**
 * Says what was done with a post, in place of what was done before: an undo is of the last change only.
 * @returns a function that hides it.
 */
export function announce(text: string, next?: Next): () => void {
	if (shown) notifications.hide(shown);
	const id = randomId();
	const hide = () => notifications.hide(id);
	shown = id;
	const button = { size: "compact-sm", variant: "default", flex: "none" } as const;
	notifications.show({
		id,
		autoClose: next ? STAYS.button : STAYS.text,
		message: (
			<Group justify="space-between" wrap="nowrap">
				<Text size="sm" miw={0}>
					<bdi>{text}</bdi>
				</Text>
				{next &&
					("href" in next ? (
						<Button {...button} component="a" href={next.href} target="_blank" rel="noopener">
							{next.label}
						</Button>
					) : (
						<Button
							{...button}
							onClick={() => {
								hide();
								next.onClick();
							}}
						>
							{next.label}
						</Button>
					))}
			</Group>
		),
	});
	return hide;
}

/**
 * Says what has become of a post, with the way to its page or what takes it back.
 * @returns a function that hides the toast that takes it back; undefined where none does.
 */
export function useAnnounceOutcome() {
	const {
		copy: { posts: copy },
		format,
	} = useLanguage();
	return (
		before: PostState,
		{ post, language, updatedAt }: PostAnswer,
		undo?: () => void,
	): (() => void) | undefined => {
		const outcome = outcomeOf(before, post, Date.parse(updatedAt));
		if (outcome === "scheduled") {
			announce(copy.outcomes.scheduled(format.exact(post.published_at ?? updatedAt)));
			return undefined;
		}
		const isPublic = outcome === "published" || outcome === "updated";
		const page = { label: copy.openOnSite, href: pathFor("blog-post", language, post.slug) };
		if (isPublic || !undo) {
			announce(copy.outcomes[outcome], isPublic ? page : undefined);
			return undefined;
		}
		return announce(copy.outcomes[outcome], { label: copy.undo, onClick: undo });
	};
}
