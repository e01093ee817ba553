import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import styles from "./not-found.module.css";

/** Where no page is (specification §2 and §8; its text is English in every language). */
export function Component() {
	const { pathname } = useLocation();
	useEffect(() => {
		console.error("404: there is no page at", pathname);
	}, [pathname]);
	return (
		<div className={styles.page} data-tone="ink" lang="en">
			<h1>404</h1>
			<p>Oops! Page not found</p>
			<a href="/">Return to Home</a>
		</div>
	);
}
