import { useEffect, useState } from "react";
import { useRouteError } from "react-router-dom";
import { applyHead } from "../seo/apply-head.ts";
import styles from "./frame.module.css";
import { Frame } from "./frame.tsx";
import { CodeError, NetworkError } from "./network-error.ts";
import { MAIN } from "./skip-link.tsx";
import { useFrame } from "./use-frame.ts";

/** Replaces a page that could not be loaded or shown. */
export function PageError() {
	const error = useRouteError();
	const copy = useFrame().copy.error;
	const isAsking = useDocumentInstead(error instanceof CodeError);
	useEffect(() => {
		console.error("The page could not be shown:", error);
		applyHead([{ tag: "title", text: copy.title }]);
	}, [error, copy]);
	if (isAsking) return <div className={`appears ${styles.progress}`} data-pending />;
	return (
		<div className={`band stack loose start ${styles.error}`}>
			<h1>{copy.title}</h1>
			<p>{error instanceof NetworkError ? copy.text : copy.serverText}</p>
			<button type="button" className="action" onClick={() => window.location.reload()}>
				{copy.retry}
			</button>
		</div>
	);
}

/**
 * Loads the page's document as soon as the server answers: the router remembers that the page's code did
 * not come, and would never ask for it again.
 * @returns whether the server is being asked.
 */
function useDocumentInstead(isWanted: boolean): boolean {
	const [hasFailed, setHasFailed] = useState(false);
	useEffect(() => {
		if (!isWanted) return;
		const leaving = new AbortController();
		const { signal } = leaving;
		const load = () =>
			fetch(window.location.href, { method: "HEAD", signal }).then(
				() => window.location.reload(),
				() => setHasFailed(true),
			);
		load();
		addEventListener("online", load, { signal });
		return () => leaving.abort();
	}, [isWanted]);
	return isWanted && !hasFailed;
}

/** Replaces a page that has its own header and footer. */
export const FramedPageError = () => (
	<Frame>
		<PageError />
	</Frame>
);

/** Replaces the whole document if the frame could not be shown. */
export const ErrorPage = () => (
	<main id={MAIN} tabIndex={-1}>
		<PageError />
	</main>
);
