import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { usePageData } from "../../frame/use-page-data.ts";
import { Missing } from "../../parts/missing/missing.tsx";
import { NOT_FOUND } from "./copy.ts";
import type { load } from "./load.server.ts";
import styles from "./not-found.module.css";

/** The page for unknown paths: the specification's English text, and its translation into the path's language. */
export function Component() {
	const { copy } = usePageData<typeof load>("not-found");
	const { pathname } = useLocation();
	useEffect(() => {
		console.error("404: there is no page at", pathname);
	}, [pathname]);
	return (
		<Missing
			copy={copy}
			location="not-found"
			last={
				<p lang="en" className="note">
					{NOT_FOUND.text} <a href="/">{NOT_FOUND.link}</a>
				</p>
			}
		>
			<h1 className={`figure ${styles.title}`}>{NOT_FOUND.title}</h1>
			<p className="lead">{copy.text}</p>
		</Missing>
	);
}
