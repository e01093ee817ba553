import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { type PageMatch, pageFor } from "../../shared/paths.ts";
import styles from "./frame.module.css";

/**
 * While a blog page is loaded, its loading text replaces the page (specification §2, §4); above any other
 * page a line appears.
 */
export function Pending({ children }: { children: ReactNode }) {
	const { location: target } = useNavigation();
	const here = useLocation();
	const next = target && pageFor(target.pathname);
	const moves = target?.pathname !== here.pathname || target?.search !== here.search;
	const text = next && moves ? loadingText(next) : undefined;
	if (!text)
		return (
			<>
				{target && moves && <div className={`appears ${styles.progress}`} data-pending />}
				{children}
			</>
		);
	return (
		<p className={`muted appears ${styles.loading}`} role="status" lang={text.lang}>
			{text.text}
		</p>
	);
}

const TURKISH = { text: "Yükleniyor...", lang: "tr" };
const GERMAN = { text: "Wird geladen...", lang: "de" };

/** The loading text of a blog page (specification §2); undefined for any other page. */
function loadingText({ page, language }: PageMatch) {
	if (page === "blog") return TURKISH;
	if (page !== "blog-post") return undefined;
	return language === "tr" ? TURKISH : GERMAN;
}
