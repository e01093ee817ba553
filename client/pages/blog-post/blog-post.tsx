import "../../theme/more-letters.css";
import { pathFor } from "../../../shared/paths.ts";
import { usePageData } from "../../frame/use-page-data.ts";
import { Article } from "./article.tsx";
import type { load } from "./load.server.ts";
import { MissingPost } from "./missing-post.tsx";

export function Component() {
	const { copy, language, post, missing, newsletter } = usePageData<typeof load>("blog-post");
	const listing = pathFor("blog", language);
	if (post) return <Article post={post} copy={copy} listing={listing} newsletter={newsletter} />;
	return missing && <MissingPost copy={copy} missing={missing} />;
}
