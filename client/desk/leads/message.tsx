import { Anchor } from "@mantine/core";
import { LinkifyIt } from "linkify-it";

/** Finds web and mail addresses. */
const linkify = new LinkifyIt({ fuzzyLink: true }).add("ftp:", null).add("//", null);

/** `gut.es` is usually a missing space, and bidirectional characters can show an address reversed. */
const isMeant = ({ schema, text }: { schema: string; text: string }): boolean =>
	(schema !== "" || text.startsWith("www.")) && !/\p{Bidi_Control}/u.test(text);

interface Part {
	/** Where it begins in the message. */
	start: number;
	text: string;
	/** The link's URL. */
	url?: string;
}

/** A message in its parts. */
export function partsOf(message: string): Part[] {
	const parts: Part[] = [];
	let end = 0;
	const found = linkify.match(message)?.filter(isMeant) ?? [];
	for (const { index, lastIndex, text, url } of found) {
		parts.push({ start: end, text: message.slice(end, index) }, { start: index, text, url });
		end = lastIndex;
	}
	return [...parts, { start: end, text: message.slice(end) }].filter(({ text }) => text !== "");
}

/** A message with its links, each of which shows where it leads. */
export function Message({ text: message }: { text: string }) {
	return partsOf(message).map(({ start, text, url }) =>
		url ? (
			<Anchor
				key={start}
				href={url}
				// A new tab for a mail program would stay empty.
				target={url.startsWith("mailto:") ? undefined : "_blank"}
				rel="noopener noreferrer"
				inherit
			>
				{text}
			</Anchor>
		) : (
			text
		),
	);
}
