import styles from "./frame.module.css";

/** The id of each page's main element: the target of the skip link, and of the focus on a route change. */
export const MAIN = "main";

/** The first stop of the keyboard: past the header to the page. */
export function SkipLink({ children }: { children: string }) {
	return (
		<a className={`visually-hidden ${styles.skip}`} href={`#${MAIN}`}>
			{children}
		</a>
	);
}
