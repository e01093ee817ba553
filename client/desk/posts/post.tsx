import { useDocumentTitle } from "@mantine/hooks";
import { use } from "react";
import { useParams } from "react-router-dom";
import { drafts } from "../drafts/kept-drafts.ts";
import { useCopy } from "../language/language.tsx";
import { useProblemText } from "../language/problems.ts";
import { BackLink } from "../parts/back-link.tsx";
import { Loading } from "../parts/loading.tsx";
import { siteName } from "../parts/mark.tsx";
import { Notice } from "../parts/notice.tsx";
import styles from "./editor.module.css";
import { Editor } from "./editor.tsx";
import { OneTab } from "./one-tab.tsx";
import { usePost } from "./use-posts.ts";

/** `/desk/posts/:id`: a post to write, to correct and to publish. */
export function Component() {
	const { id = "" } = useParams();
	return (
		<OneTab key={id} post={id}>
			<Post id={id} />
		</OneTab>
	);
}

function Post({ id }: { id: string }) {
	// Stored drafts are read before the post is shown.
	use(drafts.ready);
	const { data, error } = usePost(id);
	useDocumentTitle([data?.post.title, siteName].filter(Boolean).join(" · "));
	const { frame } = useCopy();
	const textOf = useProblemText();
	if (data) return <Editor loaded={data} />;
	return (
		<div className={styles.page}>
			{error ? (
				<>
					<BackLink to="/posts">{frame.posts}</BackLink>
					<Notice isPage title={textOf(error)} />
				</>
			) : (
				<Loading />
			)}
		</div>
	);
}
