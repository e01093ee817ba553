/** What the pages say that are shown instead of a missing one. */
export interface MissingCopy {
	/** Why a page may be missing. */
	text: string;
	links: { label: string; home: string; cases: string; blog: string };
	action: string;
}
