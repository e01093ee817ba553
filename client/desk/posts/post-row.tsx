import { Text } from "@mantine/core";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import type { PostsAnswer } from "../../../shared/desk/posts.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { LanguageCode } from "../parts/language-code.tsx";
import listStyles from "../parts/list.module.css";
import { Status } from "../parts/status.tsx";
import { Time } from "../parts/time.tsx";
import { PostStatus, useIsLater } from "./post-status.tsx";
import styles from "./posts.module.css";

/** A post in the list: title, language, author, when it was changed, and whether visitors see it. */
export function PostRow({
	post,
	list,
}: {
	post: PostsAnswer["posts"][number];
	/** The query of the list, to which the way back from the post leads. */
	list: string;
}) {
	const { posts: copy } = useCopy();
	const { format } = useLanguage();
	const { id, title, language, author, status, published_at, updated_at, is_ahead } = post;
	const { other_languages } = post;
	const isScheduled = useIsLater(published_at, updated_at);
	return (
		<li className={styles.row}>
			<div className={listStyles.what}>
				<Link className={styles.title} to={`/posts/${id}`} state={{ list }} lang={language}>
					{title}
				</Link>
				<Text size="sm" c="dimmed" component="div">
					<LanguageCode language={language} />
					{other_languages.length > 0 && (
						<>
							{` (${copy.also} `}
							{other_languages.map((other, index) => (
								<Fragment key={other}>
									{index > 0 && ", "}
									<LanguageCode language={other} />
								</Fragment>
							))}
							)
						</>
					)}
					{" · "}
					<bdi>{author}</bdi>
					{" · "}
					{copy.changed} <Time at={updated_at} />
				</Text>
			</div>
			<div className={listStyles.state}>
				<PostStatus status={status} publishedAt={published_at} changedAt={updated_at} />
				{is_ahead && <Status tone="due">{copy.ahead}</Status>}
				{status === "published" && published_at && (
					<Text size="sm" c="dimmed" span>
						{isScheduled ? format.exact(published_at) : <Time at={published_at} />}
					</Text>
				)}
			</div>
		</li>
	);
}
