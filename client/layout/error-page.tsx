import { useRouteError, useRouteLoaderData } from "react-router-dom";
import type { FrameData } from "../data.ts";
import styles from "./error-page.module.css";
import { FRAME_ROUTE } from "./use-frame.ts";

/** Shown where a page's data could not be fetched at all, such as without a connection. */
export function ErrorPage() {
	const error = useRouteError();
	const frame = useRouteLoaderData<FrameData>(FRAME_ROUTE);
	console.error("The page could not be shown:", error);
	const copy = frame?.copy.error;
	return (
		<main id="main" className={styles.error}>
			<h1>{copy?.title ?? "Bir hata oluştu"}</h1>
			<p>{copy?.text ?? "Lütfen daha sonra tekrar deneyin."}</p>
			<button type="button" onClick={() => window.location.reload()}>
				{copy?.retry ?? "Tekrar dene"}
			</button>
		</main>
	);
}
