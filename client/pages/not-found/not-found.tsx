import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import sections from "../../theme/sections.module.css";
import { NOT_FOUND } from "./copy.ts";
import styles from "./not-found.module.css";

/** The page for unknown paths. */
export function Component() {
	const { pathname } = useLocation();
	useEffect(() => {
		console.error("404: there is no page at", pathname);
	}, [pathname]);
	return (
		<div
			className={`${sections.band} ${styles.page}`}
			data-tone="ink"
			lang="en"
		>
			<h1>{NOT_FOUND.title}</h1>
			<p>{NOT_FOUND.text}</p>
			<a href="/">{NOT_FOUND.link}</a>
		</div>
	);
}
