import { escapeHtml } from "../html.ts";

/** Attributes that hold addresses, in HTML that React wrote: quoted doubly, and no such quote in any text. */
const ADDRESS = / (href|src|srcset)="([^"]*)"/gi;

const CHARACTERS: Record<string, string> = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": '"',
	"&#x27;": "'",
};

/** A post's HTML with every address in it made absolute, for readers that show it elsewhere. */
export function withAbsoluteAddresses(html: string, pageUrl: string): string {
	const absolute = (address: string) =>
		URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address;
	return html.replaceAll(ADDRESS, (_, name: string, escaped: string) => {
		const value = escaped.replaceAll(
			/&(?:amp|lt|gt|quot|#x27);/g,
			(entity) => CHARACTERS[entity] ?? entity,
		);
		const resolved =
			name.toLowerCase() === "srcset"
				? eachCandidate(value, absolute)
				: absolute(value);
		return ` ${name}="${escapeHtml(resolved)}"`;
	});
}

/** Candidates are parted by a comma and white space; each is an address and its width. */
const eachCandidate = (srcset: string, change: (address: string) => string) =>
	srcset
		.split(/,\s+/)
		.map((candidate) => {
			const [address = "", ...descriptor] = candidate.trim().split(/\s+/);
			return [change(address), ...descriptor].join(" ");
		})
		.join(", ");
