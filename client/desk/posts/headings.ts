const FENCE = /^ {0,3}(```|~~~)/;
const HEADING = /^ {0,3}#{1,6}\s+(.+?)\s*#*\s*$/;
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;

/** The headings of a Markdown text, below which pictures may stand, without repetitions. */
export function headingsOf(markdown: string): string[] {
	const headings = new Set<string>();
	let isCode = false;
	for (const line of markdown.split("\n")) {
		if (FENCE.test(line)) isCode = !isCode;
		const [, heading] = (!isCode && HEADING.exec(line)) || [];
		if (heading) headings.add(heading.replaceAll(LINK, "$1").replaceAll(/[*_`]/g, ""));
	}
	return [...headings];
}
