/** The id of each page's main element: where the skip link leads, and where the focus goes on a change of route. */
export const MAIN = "main";

/** The first stop of the keyboard: past the header to the page. */
export function SkipLink({ children }: { children: string }) {
	return (
		<a className="visually-hidden" href={`#${MAIN}`}>
			{children}
		</a>
	);
}
