import { Link } from "react-router-dom";
import { pathFor } from "../../i18n/paths.ts";
import { usePageData } from "../use-page-data.ts";
import styles from "./article.module.css";
import { Article } from "./article.tsx";
import type { load } from "./load.server.ts";

export function Component() {
	const { copy, language, post } = usePageData<typeof load>("blog-post");
	const listing = pathFor("blog", language);
	if (post) return <Article post={post} copy={copy.post} listing={listing} />;
	return (
		<div className={styles.missing}>
			{/* The title is German in English too (specification §2). */}
			<h1 lang={language === "tr" ? "tr" : "de"}>{copy.post.notFoundTitle}</h1>
			<p>{copy.post.notFoundText}</p>
			<Link to={listing}>{copy.post.notFoundLink}</Link>
		</div>
	);
}
