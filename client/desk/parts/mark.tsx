/** The site's name, as the page says it (server/desk/document.ts). */
export const siteName =
	document.querySelector<HTMLMetaElement>("meta[name=application-name]")?.content ?? "";

/** The site's mark: a lit node that breaks the line of its orbit. */
export function Mark() {
	return (
		<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
			<circle cx="14.5" cy="17.5" r="11" fill="none" stroke="currentColor" strokeWidth="3" />
			<circle cx="22.5" cy="9.5" r="6.5" fill="var(--action)" />
		</svg>
	);
}
