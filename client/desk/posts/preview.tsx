import { useQuery } from "@tanstack/react-query";
import type { PostAnswer } from "../../../shared/desk/posts.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import styles from "./preview.module.css";

/** The text with its pictures, rendered as on the site. */
export function Preview({
	stored: { id, language, pictures },
	content,
}: {
	stored: PostAnswer;
	content: string;
}) {
	const { content: copy } = useCopy().posts;
	const { data, error } = useQuery({
		queryKey: ["posts", "preview", id, content, pictures],
		queryFn: ({ signal }) =>
			request<{ html: string }>(`/posts/${id}/preview`, {
				method: "POST",
				body: { content },
				signal,
			}),
		gcTime: 0,
	});
	if (error) return <ErrorAlert error={error} />;
	return (
		// Labelled, so that a screen reader can jump to it.
		<section className={styles.preview} aria-label={copy.read} lang={language} aria-busy={!data}>
			{data && (
				<div
					// biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by server/blog/markdown.ts, which lets no HTML of the author through.
					dangerouslySetInnerHTML={{ __html: data.html }}
				/>
			)}
		</section>
	);
}
