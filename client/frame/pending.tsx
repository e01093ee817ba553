import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { pageFor } from "../i18n/paths.ts";
import { loadingText } from "./loading.ts";
import styles from "./pending.module.css";

/** While a blog page is being fetched its loading text stands in the page's place (specification §2, §4). */
export function Pending({ children }: { children: ReactNode }) {
	const { location: target } = useNavigation();
	const here = useLocation();
	const next = target && pageFor(target.pathname);
	const moves =
		target?.pathname !== here.pathname || target?.search !== here.search;
	const text = next && moves ? loadingText(next) : undefined;
	if (!text) return children;
	return (
		<p className={styles.loading} role="status" lang={text.lang}>
			{text.text}
		</p>
	);
}
